import type { HuddleFacts } from './huddle-facts.ts';
import type { Telling } from './telling.ts';

type Times = Pick<HuddleFacts, 'name' | 'status' | 'startDateTime' | 'rsvpEndDateTime'>;

/** Why nobody can sign up any more; undefined where one still can. */
export function answersClosed(
  { name, status, startDateTime, rsvpEndDateTime: until }: Times,
  c: Telling,
): string | undefined {
  const now = c.now.getTime();
  if (status === 'CANCELLED') return c.pick(`**${name}** is cancelled.`, `**${name}** ist abgesagt.`);
  if (Date.parse(startDateTime) <= now)
    return c.pick(`**${name}** has already begun.`, `**${name}** hat schon begonnen.`);
  if (until && Date.parse(until) < now)
    return c.pick(
      `You could sign up for **${name}** until ${c.at(until)}. Answers are closed now.`,
      `Für **${name}** konntest du dich bis ${c.at(until)} anmelden. Jetzt sind keine Antworten mehr möglich.`,
    );
  return undefined;
}
