# What people are told outside the page, and what can go wrong on the way.
# $game is the title of a game, $names are the names of those who sit at the table, too.

notice-turn-title = { $game }: your turn
notice-turn = It is your turn in { $game }.
notice-start-title = { $game }: the game has started
notice-start = Your game of { $game } has started.
notice-over-title = { $game }: the game is over
notice-over = Your game of { $game } is over.
notice-asked-title = { $game }: please answer
notice-asked = In your game of { $game }, another player asks you to allow an undo or to end the game.
notice-rematch-title = { $game }: rematch?
notice-rematch = You are invited to a rematch of { $game }. A seat is reserved for you.
notice-test-title = Wanli: test
notice-test = Notifications from Wanli arrive here.
notice-confirm-title = Wanli: confirm your address
notice-confirm = To get notifications from Wanli at this address, enter this code in your settings: { $code }. If you do not know Wanli, ignore this message and you will not hear from us again.
notice-with = At the table with you: { $names }.
notice-footer = You get this message because this address was entered in the settings at { $site }. You can remove it there.

error-hook-address = Notifications cannot be sent to this address. Use a public address that begins with http:// or https:// and contains no user name or password.
error-notice-no-answer = The notification was not sent: there was no answer in time.
error-notice-unreachable = The notification was not sent: that address cannot be reached.
error-notice-refused = The notification was not sent: the other side answered { $status }.
error-notice-no-browser = The notification was not sent: that browser no longer accepts messages. Switch them on there again.
error-notice-mail-refused = The notification was not sent: the mail server rejected the message for that address ({ $status }).
error-notice-no-channel =
    { $channel ->
        [email] Notifications cannot be sent by e-mail: your settings have no address, or this server sends no e-mail.
        [push] Notifications cannot be sent to a browser: you have not switched them on in any, or this server does not support them.
       *[other] Your settings have no address for this kind of notification.
    }
error-mail-code = That is not the code from the latest e-mail to this address.
error-notice-setting = The setting “{ $setting }” is not valid. It looks like this: { $known }
error-no-push = This server does not send notifications to browsers.
