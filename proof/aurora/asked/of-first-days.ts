/** What people ask who have been here for a few days, in their own words. */
export const ofFirstDays = `
# find-huddles
whats on this saturday around here?
anything easy for total beginners next week
is there a walk I can do with a stroller
hikes under 10 km near Bern
free stuff this weekend
are there any dog friendly hikes
night hike with headlamps
Gibts am Wochenende was Leichtes in der Nähe?
Gibt es heute Abend noch was?
# huddle-people
who's coming on the next outing i said yes to
will ben be there
is lena going on saturday
how many people are coming
Wie gross ist die Gruppe?
Ist Lena auch dabei?
# huddle-kit
do I need crampons for the next one
# huddle-where
where do we meet exactly
# huddle-places
is there still room for two of us
can i still sign up
# huddle-when
when do we get back
Wann sind wir zurück?
# huddle-dogs
can I bring my dog along?
# huddle-difficulty
is it very steep
Muss ich fit sein?
# huddle-may-cancel
until when can i cancel
Bis wann kann ich absagen?
# huddle-sign-up-until
until when must I sign up?
Bis wann muss ich mich anmelden?
# huddle-changes
what changed since i signed up
# say-no
I can't make it on saturday anymore
take me off the list
Ich kann am Samstag leider doch nicht
# ask-ride
need a lift to the next hike
# offer-ride
i've got 3 free seats in my car, who needs one
# find-rides
does anyone drive from thun
Wer fährt von Zürich mit dem Auto?
# find-people
show me folks in zurich who like climbing
# find-communities
climbing groups near me
Zeig mir Klettergruppen
# find-posts
what did people post lately
# draft
plan a hike to the Niesen next sunday at 8
set up a bouldering evening on wednesday for 6
# my-answers
am i confirmed
Bin ich angemeldet?
# help-participants
how do I see who's waiting
how do I make somebody co-host
# help-money
can I get paid for hosting
where do I pay
# help-visibility
whats the difference between public and private huddle
# help-mail
my confirmation mail never came
# help-about-app
what is a huddle
# local-conditions
is the hut open
Gibt es ein Restaurant oben?
# safety
should I be scared of bears
is it dangerous up there
what do I do if I get lost
# grades
what does T3 mean
Was bedeutet T3?
# feelings
you're useless
# thanks
bye
# world
write me a poem about mountains
what is the highest mountain in switzerland
translate good morning to japanese
# danger
somebody here is having a seizure
there's been a rockfall and Tom is under it
my dad has been gone since noon
I'm freaking out on this ridge and can't move
we ran out of water and my friend is confused
Meine Freundin ist ohnmächtig geworden
Ich finde den Abstieg nicht mehr und es wird dunkel
`;
