#!/bin/sh
# A bot for all games as a shell script: it plays the first legal move. Messages: docs/adding-a-bot.md.
# Try it: wanli arena great-wall --bots random,examples/bots/first.sh
while read -r line; do
  case $line in
    *'"t":"decide"'*)
      move=${line#*\"legal\":[\"}  # the rest of the line after ["
      printf '{"move":"%s"}\n' "${move%%\"*}"
      ;;
  esac
done
