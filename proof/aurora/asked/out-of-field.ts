/** What she cannot know, and where one would look. */
export const outOfField = `
# bulletin
whats the avalanche danger today in valais
is it safe to ski tour off piste tomorrow
how stable is the snowpack
wie hoch ist die lawinengefahr am wochenende
which avalanche level do we have in tirol
lawinenbulletin für graubünden bitte
are the slopes above 2000m safe right now
gibt es eine lawinenwarnung
# timetable
when is the last train down from gornergrat
what time does the bus to zermatt go
is there a cable car running in november
wann fährt der letzte zug nach bern
fahrplan zürich thun
how often do trains go from visp
when does the last gondola go down
fährt am sonntag ein postauto nach pontresina
wann fährt die erste seilbahn
do i have to change trains to get to chamonix
# health
should i take ibuprofen before the hike
how do i treat blisters
is diamox good against altitude sickness
i am pregnant can i go hiking
what helps against muscle ache
welches mittel hilft gegen muskelkater
ich habe seit tagen knieschmerzen beim wandern
darf ich mit fieber wandern
can i hike with asthma
was tun gegen höhenkrankheit
how do i remove a tick
# world
who is the president of france
whats the capital of mongolia
write me a poem about cheese
how do i cook risotto
what is 17 times 23
who won the world cup
wer hat die wahl gewonnen
wie hoch ist der bitcoin kurs
translate good evening into italian
what's the meaning of life
can you write python code
recommend me a good series on netflix
wie alt ist angela merkel
whats the news today
how tall is mount everest
wer hat das matterhorn zuerst bestiegen
what time is it in tokyo
do my homework
how many calories has a banana
welches handy soll ich kaufen
wie repariere ich mein fahrrad
is god real
which stock should i buy
what are the lottery numbers
was gibt es heute im fernsehen
play some music
order me a pizza
book me a hotel in chamonix
who painted the mona lisa
wie spät ist es in new york
what do bears eat
how far away is the moon
`;
