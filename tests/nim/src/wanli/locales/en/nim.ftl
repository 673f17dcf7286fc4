# Nim. A move names matches ($one) and heap ($two).

game-by = traditional
game-note = The smallest game there is here.

move-take = { $who } takes { $one } from heap { $two }.
moves-take = Take matches
prompt-take = Take matches from one heap.
prompt-over = The game is over.
note-last-match = { $who } has taken the last match.
error-not-a-take = “{ $text }” is no move. Say “take 2 at 3”: matches and heap.
error-too-few = There are only { $left } matches in that heap.
option-last-match = What the last match does for the player who takes it.
option-last-match-wins = It wins the game.
option-last-match-loses = It loses the game.
