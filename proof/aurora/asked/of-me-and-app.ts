/** What people ask about themselves and the app, and what they want done. */
export const ofMeAndApp = `
# my-next
whats my next trip
what am i doing on saturday
whats coming up for me
anything in my calendar this week?
was hab ich als nächstes vor
was steht bei mir am wochenende an
# my-answers
which huddles did i say yes to
what did i sign up for again
am i going to the karwendel thing or not => karwendel
wo hab ich überall zugesagt
# my-waiting
am i still on any waiting list
where am i waiting for a spot
auf welchen wartelisten stehe ich
have the hosts accepted my requests yet
# my-rides
whose car am i in
which rides did i ask for
bei wem fahre ich mit
do i have a lift for saturday
# my-communities
which clubs am i in
what groups do i belong to
in welchen communities bin ich
# missed
what did i miss since yesterday
anything new while i was away
was hab ich verpasst
gibts was neues für mich
# my-numbers
how many hikes have i done this year
how many km did i walk so far
wie viele touren hab ich schon gemacht
show me my stats
# say-yes
sign me up for the uetliberg walk => uetliberg
count me in for royal arch => arch
i'll come to five lakes => lakes
melde mich bitte für karwendel an => karwendel
ich bin dabei beim isar lauf => isar
# say-no
i cant make it to kumano kodo, please take me off => kumano
sorry i have to cancel uetliberg => uetliberg
sag bitte für gornergrat ab => gornergrat
ich komme doch nicht mit zum karwendel => karwendel
# follow
follow asha for me
i want to follow felix
folge bitte asha
# join
let me into the dawn patrol
i want to become a member of families on trails
ich möchte bei families on trails mitmachen
# ask-ride
can somebody take me along to zermatt
i need a lift to the gornergrat sunrise => gornergrat
kann mich jemand zum karwendel mitnehmen => karwendel
# offer-ride
ive got 3 seats free to gornergrat, who wants them => gornergrat
i can take two people in my car on saturday
ich fahre zum battert und hab noch platz im auto => battert
# draft
lets plan an easy walk near bern for sunday
could you set up a hike for me and my friends on 20 june
plane eine wanderung am sonntag bei thun
# remind
remind me the evening before gornergrat => gornergrat
can you ping me before my next hike
erinner mich bitte an den uetliberg => uetliberg
# hello
hey aurora
good morning!
grüezi
# thanks
cheers, that helped
thx a lot
vielen dank dir
# who-are-you
what can you actually do
are you a robot
was kannst du alles
# feelings
you are useless
tell me a joke
du bist toll
# help-cancel-place
how do i cancel my place
i said yes but cant come anymore, where do i change that
wie kann ich meine zusage zurückziehen
# help-answer
how do i sign up for a huddle
what does maybe mean when i answer
wie melde ich mich zu einer wanderung an
# help-guests
can i bring a friend who isnt on the app
how do i add a plus one
wie nehme ich einen gast mit
# help-waiting
how does the waiting list work
what happens when a spot opens up
wie funktioniert die warteliste
# help-plan
how do i create a huddle
where can i set up my own outing
wie erstelle ich einen huddle
# help-edit
how can i change the time of the huddle im hosting
i made a mistake in my huddle how do i fix it
wie ändere ich den treffpunkt von meinem huddle
# help-call-off
how do i call off my huddle
we have to cancel the whole outing im the host
wie sage ich meinen eigenen huddle ab
# help-invite
how do i invite people to my huddle
where do i find the link to share an outing
wie lade ich freunde ein
# help-participants
where do i see who is coming to my huddle
how do i accept someone who asked to come
wie schreibe ich allen teilnehmenden
# help-repeat
can i make a huddle that repeats every week
how do i copy an old huddle
wie mache ich eine serie
# help-community
how do i leave a community
how can i join a club
wie trete ich einer community bei
# help-found
how do i start my own community
can i open a club on here
wie gründe ich eine community
# help-ride
how do i offer a ride
how does car sharing work here
wie frage ich nach einer mitfahrgelegenheit
# help-post
how do i write a post
where can i share a picture from the hike
wie veröffentliche ich einen beitrag
# help-article
how do i publish an article
can i write my own inspiration
wie schreibe ich eine inspiration
# help-saved
where are the posts i saved
how do i bookmark a story for later
wo finde ich meine gespeicherten beiträge
# help-profile
how do i change my profile picture
where can i edit my name
wie ändere ich mein profilbild
# help-privacy
who can see where i live
how do i hide my profile from strangers
wer sieht mein profil
# help-block
how do i block someone
somebody is harassing me where do i report it
wie melde ich einen beleidigenden kommentar
# help-notifications
i get too many mails how do i turn them off
how can i get notifications on my phone
wie schalte ich benachrichtigungen aus
# help-login
i forgot my password
how do i change my email adress
ich komme nicht mehr in mein konto
# help-delete
how do i delete my account
can i download all my data
wie lösche ich mein konto
# help-settings
how do i switch to german
can i have miles instead of km
wo stelle ich den dunklen modus ein
# help-calendar
how do i get my huddles into google calendar
can i subscribe to my calendar
wie kriege ich die termine in mein handy
# help-chat
how do i send someone a message
where are my chats
wie schreibe ich jemandem eine nachricht
# help-search
how do i find huddles near me
where is the search
wie suche ich nach leuten
# help-offline
does the app work without signal
can i install trailfolk on my phone
geht die app auch offline
# help-return-plan
how do i set up a return plan for my hike
where do i add an emergency contact
wie lege ich einen rückkehrplan an
# help-route
how do i upload a gpx
can i put a link to the trail in my huddle
wie füge ich eine route hinzu
# help-follow
how do i follow someone
who is following me and where do i see that
wie entfolge ich jemandem
# help-badge
what are badges for
how do i become a trailblazer
wie bekomme ich eine auszeichnung
# help-support
how do i contact you guys
i found a bug
wie erreiche ich den support
`;
