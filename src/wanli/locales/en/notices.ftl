# What people are told outside the page, and what can go wrong on the way.
# $game is the title of a game, $names are the names of those who sit at the table, too.

notice-turn-title = { $game }: your turn
notice-turn = It is your turn at a game of { $game }.
notice-start-title = { $game }: the game has begun
notice-start = Your game of { $game } has begun.
notice-over-title = { $game }: the game is over
notice-over = Your game of { $game } is over.
notice-asked-title = { $game }: you are asked something
notice-asked = At your game of { $game } somebody asks for your answer: to take back a move, or to end the game.
notice-rematch-title = { $game }: once more?
notice-rematch = Somebody wants to play { $game } with you once more. A seat is kept for you.
notice-test-title = Wanli: a test
notice-test = Notices from Wanli arrive here.
notice-confirm-title = Wanli: is this your address?
notice-confirm = If you want notices from Wanli at this address, enter this code in your settings: { $code }. If you have never heard of Wanli, do nothing: you will hear no more.
notice-with = At the table with you: { $names }.
notice-footer = You get this because somebody has entered this address in the settings at { $site }, where it can be removed.

error-hook-address = No notices can be sent to this address: give one on the internet that begins with http:// or https:// and has no user name or password in it.
error-notice-no-answer = The notice was not sent: there was no answer in time.
error-notice-unreachable = The notice was not sent: nobody can be reached at that address.
error-notice-refused = The notice was not sent: the other side answered { $status }.
error-notice-no-browser = The notice was not sent: that browser does not take messages any more. Switch them on there again.
error-notice-mail-refused = The notice was not sent: the mail server does not take mail for that address ({ $status }).
error-notice-no-channel =
    { $channel ->
        [email] Notices cannot be sent by e-mail: your settings have no address, or this server sends no mail.
        [push] Notices cannot be sent to a browser: none has them switched on, or this server does not send such messages.
       *[other] Your settings have no address for this kind of notice.
    }
error-mail-code = That is not the code of the latest letter to this address.
error-notice-setting = The setting “{ $setting }” cannot be used. It looks like this: { $known }
error-no-push = This server sends no messages to browsers.
