import { answersClosed } from './answers-closed.ts';
import type { Kind } from './kind.ts';

export const huddleSignUpUntil: Kind = {
  id: 'huddle-sign-up-until',
  label: { en: 'Until when you can sign up', de: 'Bis wann du dich anmelden kannst' },
  en: `
until when must i sign up; until when can i sign up for *; by when do i have to sign up for *; what is the deadline
to sign up; when does sign up for * close; when do answers close for *; until when can i say yes to *; by when must
i answer *; how long can i still register for *; last day to register; is there a deadline for signing up; when do
i have to rsvp by; until when can i rsvp to *; how late can i still sign up; when is registration for * over;
until when do you need my answer; by when do i need to tell you if i come; when is the sign up deadline for *`,
  de: `
bis wann muss ich mich anmelden; bis wann kann ich mich anmelden; bis wann kann man sich für * anmelden; bis wann
muss man sich für * anmelden; wann ist anmeldeschluss; wann ist anmeldeschluss für *; bis wann kann ich zusagen;
bis wann muss ich bei * zusagen; bis wann muss ich antworten; bis wann braucht ihr meine antwort; wie lange kann
man sich noch für * anmelden; wie lange kann ich noch zusagen; gibt es eine frist zum anmelden; gibt es eine
anmeldefrist; wann endet die anmeldung für *; bis wann läuft die anmeldung; bis zu welchem tag kann ich mich für *
anmelden; anmeldefrist von *; bis wann muss ich bescheid sagen ob ich mitkomme`,
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
