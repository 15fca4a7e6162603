import type { HuddleFacts } from './huddle-facts.ts';
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddleWaiting: Kind = {
  id: 'huddle-waiting',
  label: { en: 'The waiting list', de: 'Die Warteliste' },
  en: `
how long is the waiting list for *; who is on the waiting list for *; who waits for a place at *; show me the waiting list of *; what is my position on the waiting list; how many are waiting for *; will i
get off the waitlist; am i next on the waiting list; where am i in the queue for *; how many people are before
me; is there a waiting list at *; what number am i on the waitlist; chances to move up; do i have a chance to
get in; queue for *; how many are in the queue`,
  de: `
wie lang ist die warteliste bei *; wer steht auf der warteliste von *; wer wartet auf einen platz bei *; auf welchem platz der warteliste bin ich; wie viele warten auf *; rücke ich
noch nach; bin ich als nächstes dran; wie viele sind vor mir; gibt es eine warteliste für *; welche nummer habe
ich auf der warteliste; komme ich noch rein bei *; wie stehen meine chancen nachzurücken; warteliste von *; wie
weit vorne bin ich`,
  via: 'HUDDLE',
  unsaid: { en: 'how long the waiting list is', de: 'wie lang die Warteliste ist' },
  tell: (h, c) => {
    if (h.queue) return toHosts(h.name, h.queue, c);
    const mine = h.participation?.queuePosition ?? null;
    if (mine !== null)
      return c.pick(
        `You are number ${mine} on the waiting list of **${h.name}**.`,
        `Du bist Nummer ${mine} auf der Warteliste von **${h.name}**.`,
      );
    const waiting = h.participantsSummary.totalWaitingParticipants;
    if (waiting === undefined)
      return c.pick(
        `You are not on the waiting list of **${h.name}**.`,
        `Du bist nicht auf der Warteliste von **${h.name}**.`,
      );
    return c.pick(
      `${waiting} on the waiting list of **${h.name}**. You are not on it.`,
      `Auf der Warteliste von **${h.name}**: ${waiting}. Du bist nicht dabei.`,
    );
  },
};

function toHosts(name: string, { first, total }: NonNullable<HuddleFacts['queue']>, c: Telling): string {
  if (total === 0)
    return c.pick(
      `Nobody is on the waiting list of **${name}**.`,
      `Auf der Warteliste von **${name}** steht niemand.`,
    );
  if (first.length === 0)
    return c.pick(
      `${total} on the waiting list of **${name}**. Who they are stands on its page.`,
      `Auf der Warteliste von **${name}** ${total === 1 ? 'steht 1' : `stehen ${total}`}. Wer, steht auf der Seite.`,
    );
  const more = total - first.length;
  const names = first.map(({ displayName }) => displayName);
  const told = c.list(more > 0 ? [...names, c.pick(`${more} more`, `${more} weitere`)] : names);
  return c.pick(
    `${total} on the waiting list of **${name}**: ${told}.`,
    `Auf der Warteliste von **${name}** ${total === 1 ? 'steht 1' : `stehen ${total}`}: ${told}.`,
  );
}
