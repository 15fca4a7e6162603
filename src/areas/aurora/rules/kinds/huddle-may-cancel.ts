import type { HuddleFacts } from './huddle-facts.ts';
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddleMayCancel: Kind = {
  id: 'huddle-may-cancel',
  label: { en: 'Until when you can give up your place', de: 'Bis wann du deinen Platz freigeben kannst' },
  en: `
can i still cancel *; until when can i cancel; is it too late to cancel *; can i still drop out; do i get my
money back if i cancel; what is the deadline to cancel; may i withdraw from *; can i back out of *; what happens
if i dont show up; can i still change my answer to *; is there a cancellation fee; can i pull out last minute;
is it too late to cancel; can i still cancel; what happens if i cancel late; may i drop out on the day before; is there a deadline for cancelling`,
  de: `
kann ich * noch absagen; bis wann kann ich absagen; ist es zu spät um abzusagen; kann ich noch abspringen;
bekomme ich mein geld zurück wenn ich absage; bis wann kann man stornieren; darf ich von * zurücktreten; kann
ich noch abmelden; was passiert wenn ich nicht komme; kann ich meine antwort noch ändern bei *; kostet absagen
etwas; bis wann muss ich mich abmelden;
ist es zu spät zum absagen; kann ich noch absagen; was passiert wenn ich kurzfristig absage; gibt es eine frist zum absagen`,
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
        ) + refund
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
