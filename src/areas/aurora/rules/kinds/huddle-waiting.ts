import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-waiting.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddleWaiting: Kind = {
  id: 'huddle-waiting',
  label: { en: 'The waiting list', de: 'Die Warteliste' },
  questions,
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
    if (waiting === 0) return noneWaits(h.name, c);
    return c.pick(
      `${waiting} on the waiting list of **${h.name}**. You are not on it.`,
      `Auf der Warteliste von **${h.name}**: ${waiting}. Du bist nicht dabei.`,
    );
  },
};

function toHosts(name: string, { first, total }: NonNullable<HuddleFacts['queue']>, c: Telling): string {
  if (total === 0) return noneWaits(name, c);
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

function noneWaits(name: string, c: Telling): string {
  return c.pick(
    `Nobody is on the waiting list of **${name}**.`,
    `Auf der Warteliste von **${name}** steht niemand.`,
  );
}
