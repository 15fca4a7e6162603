/** What people ask about outings, by the kind that is meant; behind `=>` the outing, where the question names one. */
export const ofOutings = `
# find-huddles
any hikes this weekend that arent too steep?
is there a huddle with dogs on saturday
whats on near zurich next week
looking for smth chill with my girlfriend in june, not more than 10k or so
got a free sunday, surprise me with an outing near bern
are there outings for total beginners
im bored this weekend any ideas
where can i go snowshoeing
wo kann man am samstag mitwandern
gibts am wochenende was leichtes in der nähe
suche ne tour mit hund ende juni
irgendwas für anfänger im juli?
was läuft so nächste woche bei zürich
free hikes with space for 3 people tomorow
# find-communities
is there a club for trail runners around here
i'd love to find a group of women who hike together
which communities can i join near munich
gibt es einen verein für familien die wandern gehen
welche gruppen gibts in meiner nähe
any climbing crews in colorado?
# find-people
do you know a guy called Felix who climbs
is asha on here
find people who live near boulder and like running
kennst du jemanden namens marta
who is @cleo
suche eine frau die anna heißt
# find-articles
got anything to read about packing light?
show me articles about glaciers
i want to read up on layering
hast du einen artikel über blasen an den füßen
was zum lesen über hüttenübernachtungen
# find-posts
what have people been posting about the matterhorn
any posts from the karwendel lately
what did folks write after the uetliberg walk
was schreiben die leute über zermatt
zeig mir beiträge über sonnenaufgänge
# find-rides
who is driving from zurich on saturday
is anybody offering seats to zermatt
any lifts going to the battert?
fährt jemand von münchen in die berge
gibt es noch freie sitze im auto nach bern
# huddle-about
tell me about the gornergrat sunrise => gornergrat
whats the pyg track one like => snowdon
what exactly do we do at five lakes => lakes
erzähl mir was über die karwendel sache => karwendel
worum gehts beim isar lauf => isar
# huddle-when
when does the gornergat one start => gornergrat
what time do we meet for kumano kodo => kumano
what day is the wild swim at buttermere again => buttermere
wann geht die schneeschuhtour im karwendel los => karwendel
um wieviel uhr startet five lakes => lakes
at what time will the isar run be over => isar
# huddle-where
where do we meet for the uetliberg walk => uetliberg
wheres the meeting point for battert climbing => battert
where exactly does five lakes take place => lakes
wo treffen wir uns für gornergrat => gornergrat
wo ist der treffpunkt bei aletsch => aletsch
where can i park for the snowdon hike => snowdon
# huddle-length
how long is the snowdon hike => snowdon
how many kilometres is the aletsch tour => aletsch
how much climbing is in royal arch, in metres => arch
wie lange dauert die uetliberg wanderung => uetliberg
wieviele höhenmeter hat gornergrat => gornergrat
how many hours will we be walking on five lakes => lakes
# huddle-difficulty
is the snowdon one hard? => snowdon
would a beginner manage tre cime => dolomites
how tough is laguna 69 => laguna
wie schwer ist die tour aletsch => aletsch
schaff ich five lakes als anfänger => lakes
im not very fit, can i do poon hill => poon
# huddle-bring
what should i pack for kumano kodo => kumano
whats the packing list for the karwendel snowshoes => karwendel
what do i wear to first light on the gornergrat => gornergrat
was muss ich für five lakes mitnehmen => lakes
welche schuhe brauch ich beim uetliberg => uetliberg
# huddle-kit
do i need a rope at the battert => battert
do they lend helmets for the battert climbing => battert
is a headlamp necessary on the perseids night walk => perseids
brauche ich steigeisen auf dem aletsch => aletsch
muss ich eigene schneeschuhe haben fürs karwendel => karwendel
# huddle-host
who hosts the gornergat one => gornergrat
whos in charge of the wild swim => buttermere
who organised royal arch before breakfast => arch
wer leitet die uetliberg tour => uetliberg
von wem ist five lakes => lakes
# huddle-people
whos coming to the uetliberg walk => uetliberg
how many people are going to gornergrat => gornergrat
is anyone i follow going to kumano kodo => kumano
wer kommt alles mit zum karwendel => karwendel
wie viele sind wir bei five lakes => lakes
# huddle-places
are there any places left on royal arch => arch
is the battert climbing full already => battert
can i still get a spot at tre cime => dolomites
ist bei aletsch noch platz => aletsch
hat gornergrat noch freie plätze für zwei => gornergrat
# huddle-waiting
how long is the waiting list for the battert => battert
whats my position in the queue for battert => battert
any chance i move up the waitlist for gornergrat => gornergrat
auf welchem platz der warteliste bin ich beim battert => battert
# huddle-price
how much does the battert course cost => battert
do i have to pay for kumano kodo => kumano
is five lakes free of charge => lakes
was kostet gornergrat => gornergrat
muss man beim karwendel was bezahlen => karwendel
# huddle-dogs
can i bring my dog to five lakes => lakes
are dogs ok on the uetliberg one => uetliberg
darf mein hund mit zum isar lauf => isar
sind hunde erlaubt bei kenosha pass => kenosha
# huddle-kids
could my 6 year old come to five lakes => lakes
is royal arch ok with a pram => arch
kann ich meine tochter zum uetliberg mitnehmen => uetliberg
ist gornergrat für kinder geeignet => gornergrat
# huddle-guests
is a friend allowed on the perseids night walk => perseids
can i take two friends along on five lakes => lakes
kann ich einen freund zum uetliberg mitnehmen => uetliberg
# huddle-getting-there
how do i get to the uetliberg walk => uetliberg
can you reach the start of five lakes by public transport => lakes
wie komme ich zum battert => battert
komm ich mit dem zug hin zum gornergrat treffpunkt => gornergrat
# huddle-leave-home
when do i have to leave home for gornergrat => gornergrat
what time should i set off to be at royal arch in time => arch
wann muss ich los für five lakes => lakes
wann sollte ich von zuhause losfahren zum uetliberg => uetliberg
# huddle-weather
wats weather
will it rain on saturday
weather for the uetliberg walk? => uetliberg
wie wird das wetter bei five lakes => lakes
regnets am sonntag
is it going to be windy on snowdon => snowdon
# huddle-daylight
when does it get dark on the kumano tour => kumano
what time is sunset at five lakes => lakes
wann geht die sonne auf beim gornergrat => gornergrat
how long do we have daylight in zermatt
wird es schon dunkel bevor wir vom uetliberg zurück sind => uetliberg
# huddle-route
which way are we going on tre cime => dolomites
is there a gpx or a map for snowdon => snowdon
what's the route of the uetliberg walk => uetliberg
wo geht die aletsch tour genau lang => aletsch
gibt es einen track zu kumano => kumano
# huddle-changes
has anything changed about gornergrat => gornergrat
did they move the meeting time of five lakes => lakes
is the snowdon hike still on => snowdon
hat sich am treffpunkt vom karwendel was geändert => karwendel
findet die isar runde statt => isar
# huddle-may-cancel
can i still cancel kumano kodo => kumano
until when may i drop out of the battert thing => battert
kann ich bei gornergrat noch absagen => gornergrat
do i lose my money if i cancel the dolomites => dolomites
# huddle-sign-up-until
until when must i sign up for five lakes => lakes
bis wann kann man sich für gornergrat anmelden => gornergrat
`;
