import type { Kind } from './kind.ts';

export const feelings: Kind = {
  id: 'feelings',
  label: { en: 'Small talk', de: 'Plaudern' },
  en: `
you are great; you are stupid; i love you; you suck; tell me a joke; how are you; you are so smart; this is
useless; make me laugh; do you like hiking; good job; bad answer; are you sad; i'm bored of you; that was wrong;
will you marry me;
you're useless; that's nonsense; this is rubbish; you don't understand anything; i hate you; shut up; bad bot; you are no help; i'm bored;
lol; haha; cool; nice; no; nope; no thats wrong`,
  de: `
du bist super; du bist dumm; ich liebe dich; du nervst; erzähl einen witz; wie geht es dir; du bist schlau; das
ist nutzlos; bring mich zum lachen; wanderst du gern; gut gemacht; schlechte antwort; bist du traurig; das war
falsch; du bist nett; willst du mich heiraten;
du bist nutzlos; so ein quatsch; du verstehst gar nichts; halt die klappe; mir ist langweilig; ich hasse dich;
haha; cool; nein; nö; nein das stimmt nicht`,
  via: 'TEXT',
  text: {
    en: 'I only know about outings, people and rides in here, and I am happy to look those up for you.',
    de: 'Ich kenne mich nur mit Touren, Leuten und Fahrten hier aus und sehe das gern für dich nach.',
  },
};
