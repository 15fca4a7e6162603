import { answersClosed } from './answers-closed.ts';
import type { Kind } from './kind.ts';

export const huddlePlaces: Kind = {
  id: 'huddle-places',
  label: { en: 'Whether there is room', de: 'Ob noch Platz ist' },
  en: `
are there places left on *; is * full; is there still room; any spots left on *; how many places are free; can i
still join *; is there space for two; can i still sign up for *; is it fully booked; is it sold out; how many
can come; whats the limit; maximum group size; free spots at *; how many spots are there; can my two friends and
me still fit in; is there room for one more;
how many places are left on *; how many spots are free on *;
is it full; is it booked out; is there any chance to get in; can five of us still come; how many can still come; is * sold out; can i come; can i come along`,
  de: `
ist bei * noch platz; ist * voll; gibt es noch plätze bei *; wie viele plätze sind frei; sind noch plätze frei;
kann ich noch mitmachen bei *; kann man sich noch anmelden; ist es ausgebucht; haben zwei leute noch platz; wie
viele können mit; wie viele plätze gibt es; maximale gruppengrösse; passt noch jemand dazu; ist noch was frei
bei *; kann ich noch dazukommen; hat * noch freie plätze;
ist die tour voll; ist * ausgebucht; können wir zu dritt noch mit; passen noch leute rein; wie viele können noch mit; kann ich auch kommen; kann ich mitkommen`,
  via: 'HUDDLE',
  unsaid: { en: 'how much room is left', de: 'wie viel Platz noch ist' },
  tell: (h, c) => {
    const closed = answersClosed(h, c);
    if (closed) return closed;
    if (h.capacity === null)
      return c.pick(
        `**${h.name}** has no limit: there is room.`,
        `**${h.name}** hat keine Obergrenze: Es ist Platz.`,
      );
    if (h.placesLeft === null) return undefined;
    if (h.placesLeft <= 0)
      return c.pick(
        `**${h.name}** is full (${h.capacity}). You can join the waiting list.`,
        `**${h.name}** ist voll (${h.capacity}). Du kannst auf die Warteliste.`,
      );
    return c.pick(
      `**${h.name}** has ${h.placesLeft} of ${h.capacity} places left.`,
      `Bei **${h.name}** sind ${h.placesLeft} von ${h.capacity} Plätzen frei.`,
    );
  },
};
