import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-may-cancel.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddleMayCancel: Kind = {
  id: 'huddle-may-cancel',
  label: { en: 'Until when you can give up your place', de: 'Bis wann du deinen Platz freigeben kannst' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'until when you can cancel', de: 'bis wann du absagen kannst' },
  tell: (h, c) => {
    const begun = Date.parse(h.startDateTime) <= c.now.getTime();
    const refund = h.refundPolicy.trim()
      ? c.pick(` Refunds: “${h.refundPolicy.trim()}”`, ` Erstattung: „${h.refundPolicy.trim()}“`)
      : '';
    if (begun) return c.pick(`**${h.name}** has already begun.`, `**${h.name}** hat schon begonnen.`);
    const mine = h.participation;
    if (!mine?.confirmed && (mine?.role ?? 'PARTICIPANT') === 'PARTICIPANT')
      return (
        c.pick(
          `You hold no place at **${h.name}**. Anyone who has one can give it up until it starts, ${c.at(h.startDateTime)}.`,
          `Bei **${h.name}** hast du keinen Platz. Wer einen hat, kann ihn freigeben, bis es losgeht: ${c.at(h.startDateTime)}.`,
        ) +
        (mine ? untilAnswersClose(h, c) : '') +
        refund
      );
    return (
      c.pick(
        `You can give up your place at **${h.name}** until it starts, ${c.at(h.startDateTime)}.`,
        `Deinen Platz bei **${h.name}** kannst du freigeben, bis es losgeht: ${c.at(h.startDateTime)}.`,
      ) +
      untilAnswersClose(h, c) +
      refund
    );
  },
};

/** A place can be given up until the start, and an answer only be changed before answers close. */
function untilAnswersClose({ rsvpEndDateTime: until }: HuddleFacts, c: Telling): string {
  if (!until) return '';
  if (Date.parse(until) < c.now.getTime())
    return c.pick(
      ' Answers are closed: once it is given up, you cannot say yes again.',
      ' Antworten sind nicht mehr möglich: Ist er freigegeben, kannst du nicht wieder zusagen.',
    );
  return c.pick(
    ` You can change your answer until ${c.at(until)}.`,
    ` Ändern kannst du deine Antwort bis ${c.at(until)}.`,
  );
}
