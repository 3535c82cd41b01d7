"""Passphrases that guessers try first: the most frequent ones of eight letters or more, and patterns of a keyboard."""

WORDS = """
00000000 000000000 0000000000 01234567 0123456789 0987654321 11111111 111111111 1111111111 11112222 11223344 1122334455
12121212 12341234 12344321 123123123 1234512345 12345678 123456789 1234567890 12345678910 123456789a 123456abc 1234abcd
12345qwert 123654789 123qweasd 123qwe123 147258369 147852369 159753456 18181818 19841984 19851985 19861986 19871987
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 20202020 22222222 33333333 44444444 55555555 66666666 77777777
87654321 88888888 963852741 987654321 9876543210 99999999 999999999 a1234567 a12345678 a123456789 a1b2c3d4 aa123456
aaaaaaaa abc12345 abc123456 abcd1234 abcdefgh abcdefghi admin123 admin1234 administrator alexander alexandra anderson
angel123 anything asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl1 azertyui azertyuiop babygirl babygirl1 barcelona
baseball baseball1 basketball benjamin blink182 bonjour1 butterfly caroline changeme charlie1 charlotte chelsea1
chocolate christian christopher computer computer1 contraseña contrasena cristina daniel123 danielle dolphins donald123
dragon12 elephant elizabeth fernando fivelines football football1 forever1 franklin freedom1 friends1 fuckyou1 gabriela
garfield gertrude geheim123 hallo123 hallohallo hello123 hellohello helloworld iloveyou iloveyou1 iloveyou2 internet
jennifer jessica1 jonathan jordan23 killer12 kristina letmein1 letmein123 lineline linewright liverpool liverpool1
lovelove madalina manchester margarita marlboro maryjane master12 mercedes metallica michael1 michelle midnight monkey12
monkey123 mustang1 mynameis naruto123 newpassword nicholas nintendo nothing1 panasonic pa55word pa55w0rd pakistan
paradise passphrase passw0rd passwort passwort1 passwort123 password password! password0 password01 password1 password12
password123 password1234 password2 patricia pokemon1 portugal princess princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qqqqqqqq
qwer1234 qwert123 qwert1234 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop qwertz123 qwertzui
qwertzuiop rebecca1 rockstar runescape samantha samsung1 sebastian secret123 sequence shadow12 slipknot snickers
softball software spiderman starwars starwars1 stephanie sunshine sunshine1 superman superman1 swordfish teamo123
tequiero test1234 testtest thunder1 tinkerbell trinity1 trustno1 universe valentina veronica victoria voyager1 w1234567
welcome1 welcome123 whatever whatever1 william1 winston1 wordpass xxxxxxxx yankees1 yellow12 yuantuo2012 zaq12wsx
zxcvbnm1 zxcvbnm123 zzzzzzzz
"""
COMMON = frozenset(WORDS.split())


def is_common(passphrase: str, *names: str) -> bool:
    """Whether somebody who guesses would try this soon: a frequent one, one or two letters over and over, or one's own name."""
    plain = "".join(passphrase.split()).casefold()
    own = {"".join(name.split()).casefold() for name in names}
    return plain in COMMON or plain in own or len(set(plain)) <= 2
