import type { Kind } from './kind.ts';

export const findPeople: Kind = {
  id: 'find-people',
  label: { en: 'Find people', de: 'Leute finden' },
  en: `
who is *; find *; do you know *; is * on here; is there someone called *; look for a person named *; profile of
*; show me the profile of *; people from *; find people who like *; search for a hiker called *; i met someone
named *; is my friend * here; find members near me; who lives near *; find user *;
show me people in * who like *; others who * near me; who here climbs; people to hike with in *;
show me folks in * who like *; folks near * who *; show me climbers in *; who likes * here`,
  de: `
wer ist *; kennst du *; ist * hier; gibt es jemanden namens *; suche eine person namens *; profil von *; zeig
mir das profil von *; leute aus *; finde leute die * mögen; suche einen wanderer namens *; ich habe jemanden
namens * getroffen; ist mein freund * hier; mitglieder in meiner nähe; wer wohnt bei *; finde den nutzer *; gibt
es hier eine *; gibt es hier einen *;
zeig mir leute aus * die gern *; wer klettert hier; leute zum wandern in *`,
  via: 'TOOL',
  tool: 'PEOPLE',
};
