import questions from './help-poll.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpPoll: Kind = {
  id: 'help-poll',
  label: { en: 'How to find a date together', de: 'Gemeinsam einen Termin finden' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'Publish the outing, open it under [My huddles](/huddle/mine) and press “Vote on the date”: you offer several dates, people say which suit them, and you choose.',
    de: 'Veröffentliche die Tour, öffne sie unter [Meine Huddles](/huddle/mine) und drücke „Über den Termin abstimmen“: Du bietest mehrere Termine an, alle sagen, welche ihnen passen, und du wählst.',
  },
};
