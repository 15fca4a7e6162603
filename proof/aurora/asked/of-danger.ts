/** People who need help now, in many words. */
export const ofDanger = `
# danger
I twisted my ankle on the ridge, what now
i feel depressed and want to end it
my friend fell and isnt moving
we are lost in the fog and its getting dark
im stuck on a ledge and cant get down
theres been an avalanche and two people are under the snow
my dad has chest pains halfway up
lightning is striking all around us
one of our group never came back from the summit
she hit her head and keeps throwing up
i think i broke my wrist
hes bleeding and it wont stop
i cant feel my toes anymore and im shivering like mad
help
help us please we dont know where we are
a snake bit me
my boyfriend had an allergic reaction to a wasp and his throat is swelling
we took the wrong path and have no idea where the trail is
my kid has disappeared on the trail
somebody fell into a crevasse
rockfall hit our group
im alone, my phone is at 5 percent and i cant find the way back
i dont want to live anymore
whats the point of going on, nobody would miss me
i keep thinking about jumping
my wife collapsed
hes unconscious
i cant breathe properly up here
my knee gave out and i cant walk
water is rising and were trapped on the other side
call mountain rescue
what number do i call in an emergency
i need a helicopter
sos
she is confused and slurring her words, its really cold
our guide is missing since this morning
burned myself badly with the stove
i got hit by a falling stone, head is bleeding
someones drowning in the lake
i have taken too many pills
ich habe mir den knöchel verstaucht und komm nicht mehr weiter
wir haben uns verlaufen
ich hänge in der wand fest
mein mann ist zusammengebrochen
hilfe
eine lawine hat jemanden erwischt
meine freundin ist abgestürzt
mein opa hat schmerzen in der brust
es blitzt direkt über uns was tun
unser sohn ist verschwunden
ich will nicht mehr leben
ich halte das alles nicht mehr aus und will einfach weg sein
er atmet nicht mehr
ich blute stark am bein
wir finden den weg nicht mehr und es wird dunkel
wir brauchen die bergrettung
wie ist die notrufnummer
jemand ist in eine spalte gefallen
ich glaub mein arm ist gebrochen
sie reagiert nicht mehr und ist ganz kalt
mich hat eine schlange gebissen
ich sitze auf einem felsband und trau mich nicht runter
ich bring mich um
`;
