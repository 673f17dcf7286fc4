#!/bin/sh
# A bot for every game, in the shell: it plays the first legal move, whatever that is.
# Try it: wanli arena great-wall --bots random,examples/bots/first.sh
while read -r line; do
  case $line in
    *'"t":"decide"'*)
      move=${line#*\"legal\":[\"}  # what is behind the first quotation mark of the list
      printf '{"move":"%s"}\n' "${move%%\"*}"
      ;;
  esac
done
