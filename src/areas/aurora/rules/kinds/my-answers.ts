import type { Kind } from './kind.ts';

export const myAnswers: Kind = {
  id: 'my-answers',
  label: { en: 'My answers', de: 'Meine Antworten' },
  en: `
what have i said yes to; which huddles did i answer; did i sign up for *; am i signed up for *; am i going to *;
did i say yes to *; what did i rsvp to; where have i said maybe; which outings am i registered for; my rsvps; am
i confirmed for *; did i cancel *; have i answered *; am i on the list for *; what did i answer to *`,
  de: `
wo habe ich zugesagt; welche huddles habe ich beantwortet; habe ich mich für * angemeldet; bin ich bei *
angemeldet; gehe ich zu *; habe ich * zugesagt; wo habe ich vielleicht gesagt; für welche touren bin ich
angemeldet; meine zusagen; meine antworten; bin ich bei * dabei; habe ich * abgesagt; habe ich auf *
geantwortet; stehe ich auf der liste von *`,
  via: 'TOOL',
  tool: 'ANSWERS',
};
