/** What two people who had never met her asked, and what she first answered wrongly or in part. */
export const ofNewcomers = `
# find-huddles
short walks under 8 km please
what can I do between Christmas and New Year
anything easy on this coming week? i dont wanna drive far
was läuft am wochenende vom 12. dezember so
suche eine wanderung in der schweiz, höchstens mittelschwer
# draft
I want to plan a sunday walk in porrentruy on 13 december at 10, easy, about 8 km, max 10 people
# my-rides
has anyone asked for a seat in my car
who is picking me up for early birds of la chapelle and where
# find-articles
any articles on altitude sickness? going to peru soon
# who-wrote
and who wrote it
# danger
im so lonely lately i dont see the point anymore
# world
need a cake recipe for the summit, got any idea
was ist besser afd oder grüne
# my-next
welche touren hab ich im januar
# huddle-length
wie weit ist die schottertour im priorat => priorat
# huddle-waiting
who is on the waiting list for mount takao => takao
# my-answers
What am I signed up for?
# help-waiting
what happens if i sign up and its full
# find-communities
Gibt es eine Gruppe für Familien mit kleinen Kindern?
# huddle-may-cancel
Bis wann kann ich bei Laguna 69 noch absagen? => laguna
# help-participants
Wo sehe ich wer für meine Tour am Uetliberg bezahlt hat
# my-hosted
which of my outings still need people
Welche Touren leite ich im Juli
just the ones where i am the host please
# tell-all
tell everyone on my sunday walk that we start an hour later
do the people know that it is cancelled
wie schreibe ich allen, die mitkommen
# write-person
write to Hana that I bring the map
schreib dem Matteo, dass ich später komme
# first-time
ive never been out with strangers, what if im too slow for them
do i need to know somebody there
Ich kenne da niemanden, ist das komisch?
# help-article
wie schreib ich einen artikel hier
`;
