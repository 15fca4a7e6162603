import { answersClosed } from './answers-closed.ts';
import questions from './huddle-sign-up-until.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleSignUpUntil: Kind = {
  id: 'huddle-sign-up-until',
  label: { en: 'Until when you can sign up', de: 'Bis wann du dich anmelden kannst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'until when you can sign up', de: 'bis wann du dich anmelden kannst' },
  general: {
    en: 'You can sign up until the time that the hosts have set, and where they set none, until the huddle starts. Say its name, and I will look.',
    de: 'Anmelden kannst du dich bis zu dem Zeitpunkt, den die Gastgeber festgelegt haben, und sonst, bis der Huddle beginnt. Sag seinen Namen, dann sehe ich nach.',
  },
  tell: (h, c) => {
    const { name, startDateTime, rsvpStartDateTime: from, rsvpEndDateTime: until } = h;
    const closed = answersClosed(h, c);
    if (closed) return closed;
    const opens =
      from && Date.parse(from) > c.now.getTime()
        ? c.pick(` from ${c.at(from)}`, ` ab ${c.at(from)} und`)
        : '';
    if (until)
      return c.pick(
        `You can sign up for **${name}**${opens} until ${c.at(until)}.`,
        `Für **${name}** kannst du dich${opens} bis ${c.at(until)} anmelden.`,
      );
    return c.pick(
      `You can sign up for **${name}**${opens} until it starts, ${c.at(startDateTime)}.`,
      `Für **${name}** kannst du dich${opens} anmelden, bis es losgeht: ${c.at(startDateTime)}.`,
    );
  },
};
