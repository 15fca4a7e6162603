import questions from './first-time.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const firstTime: Kind = {
  id: 'first-time',
  label: { en: 'Coming for the first time', de: 'Zum ersten Mal dabei' },
  questions,
  via: 'TEXT',
  beside: 'OUTING',
  text: {
    en: 'You do not have to know anybody: most people come alone the first time, and nobody has to talk all the way. Choose an outing that its host calls easy, and tell the host before that it is your first time or that you like it slow: press Message on its page. If it gets too much, say so and turn round together with somebody, never alone and never without a word. A yes can be changed to a no under [My huddles](/huddle/mine).',
    de: 'Du musst niemanden kennen: Die meisten kommen beim ersten Mal allein, und niemand muss den ganzen Weg reden. Such dir eine Tour, die als leicht angegeben ist, und sag den Gastgebern vorher, dass du neu bist oder es langsam magst: Drücke auf ihrer Seite Nachricht. Wird es zu viel, sag es ihnen und kehr mit jemandem zusammen um, nie allein und nie ohne ein Wort. Ein Ja änderst du unter [Meine Huddles](/huddle/mine) in ein Nein.',
  },
};
