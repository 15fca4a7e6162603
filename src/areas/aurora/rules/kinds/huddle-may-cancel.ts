import type { Kind } from './kind.ts';

export const huddleMayCancel: Kind = {
  id: 'huddle-may-cancel',
  label: { en: 'Whether you can still cancel', de: 'Ob du noch absagen kannst' },
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
    return (
      c.pick(
        `Yes, you can change your answer to **${h.name}** until it starts, ${c.at(h.startDateTime)}.`,
        `Ja, deine Antwort zu **${h.name}** kannst du ändern, bis es losgeht: ${c.at(h.startDateTime)}.`,
      ) + refund
    );
  },
};
