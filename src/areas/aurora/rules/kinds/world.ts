import type { Kind } from './kind.ts';

export const world: Kind = {
  id: 'world',
  label: { en: 'Other things', de: 'Anderes' },
  en: `
who is the president of the usa; what is the capital of france; write a poem; how do i cook rice; what is 5 plus
7; who won the football game; what is the news; translate this into spanish; what is the meaning of life; write
code for me; recommend a movie; how old is the queen; what is the stock price; who wrote hamlet; how many people
live in china; do my homework; play a song; order a taxi; book a hotel in *; what time is it in london; how high
is mont blanc; who first climbed everest; which phone should i buy; what do wolves eat; is there life on mars;
convert 10 dollars to euro; what is the best restaurant in *; how far is the sun; who invented the wheel; sing a
song; how do i bake a cake; where can i buy shoes; fix my bike;
translate good morning to *; what is a via ferrata; what does * mean in english;
i need a recipe for *; got a cake recipe; who should i vote for; which party is better;
what is 12 times 4; who painted the last supper; how many calories are in an egg; play me some music; recommend a film on netflix; write a program in javascript; how far away is mars; does god exist; what are the winning numbers; whats on the news;
what is 15 percent of 80; best hiking boots; which tent should i buy`,
  de: `
wer ist bundeskanzler; was ist die hauptstadt von frankreich; schreib ein gedicht; wie koche ich reis; was ist 5
plus 7; wer hat das spiel gewonnen; was gibt es in den nachrichten; übersetze das ins spanische; was ist der
sinn des lebens; schreib mir code; empfiehl einen film; wie alt ist der papst; wie ist der aktienkurs; wer hat
faust geschrieben; wie viele menschen leben in china; mach meine hausaufgaben; spiel ein lied; bestell ein taxi;
buche ein hotel in *; wie spät ist es in london; wie hoch ist der mont blanc; wer war zuerst auf dem everest;
welches handy ist das beste; was fressen wölfe; gibt es leben auf dem mars; wie viel sind 10 dollar in euro;
bestes restaurant in *; wie weit ist die sonne weg; wer hat das rad erfunden; sing ein lied; wie backe ich
kuchen; was läuft im fernsehen; reparier mein rad;
übersetze guten morgen; wie heißt der höchste berg; was ist ein klettersteig; was heißt * auf englisch;
ich brauche ein rezept für *; hast du ein kuchenrezept; welche partei ist besser; wen soll ich wählen; was ist besser * oder *;
was ist 12 mal 4; wer hat die sixtinische kapelle gemalt; wie viele kalorien hat ein ei; welche serie soll ich schauen; schreib ein programm;
wie viel sind 15 prozent von 80; beste wanderschuhe; welches zelt soll ich kaufen`,
  via: 'TEXT',
  text: {
    en: 'That is not something I know. I only look up outings, people, communities and rides in here; for the rest of the world ask a search engine.',
    de: 'Das weiß ich nicht. Ich sehe nur nach, was es hier gibt: Touren, Leute, Communitys und Fahrten. Für den Rest der Welt nimm eine Suchmaschine.',
  },
};
