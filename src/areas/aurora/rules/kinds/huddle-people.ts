import { bare } from '../recognise/tokens.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-people.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddlePeople: Kind = {
  id: 'huddle-people',
  label: { en: 'Who is coming', de: 'Wer mitkommt' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how many are coming', de: 'wie viele mitkommen' },
  tell: (h, c) => {
    const people = h.participantsSummary.totalConfirmedPeople;
    return tellOfOne(h, c) ?? (people === undefined ? undefined : tellOfAll(h, people, c));
  },
};

/** 'Is Mikkel coming too': of a host, and of somebody whom the asker may know of. */
function tellOfOne({ name, host, coHosts, companions = [] }: HuddleFacts, c: Telling): string | undefined {
  if (!ASKS_WHETHER.test(c.asked.join(' '))) return undefined;
  const hosting = [host, ...coHosts].find((person) => person && isNamed(c, person.displayName));
  if (hosting)
    return c.pick(`${hosting.displayName} hosts **${name}**.`, `${hosting.displayName} leitet **${name}**.`);
  const coming = companions.find(({ displayName }) => isNamed(c, displayName));
  if (!coming) return undefined;
  return c.pick(
    `${coming.displayName} is coming to **${name}**.`,
    `${coming.displayName} kommt zu **${name}** mit.`,
  );
}

function tellOfAll({ name, companions = [], rosterShown }: HuddleFacts, people: number, c: Telling): string {
  if (people === 0)
    return c.pick(`Nobody has said yes to **${name}** yet.`, `Zu **${name}** hat noch niemand zugesagt.`);
  const among = c.list(companions.map(({ displayName }) => displayName));
  const more = rosterShown
    ? c.pick('All of them are listed on its page.', 'Alle stehen auf der Seite.')
    : c.pick(
        'Who they are is shown to those who come, where the hosts allow it.',
        'Wer das ist, sehen die, die mitkommen, wenn die Gastgeber es erlauben.',
      );
  return c.pick(
    `${people === 1 ? '1 person is' : `${people} people are`} coming to **${name}**${among ? `, among them ${among}` : ''}. ${more}`,
    `${people === 1 ? '1 Person kommt' : `${people} Personen kommen`} zu **${name}** mit${among ? `, darunter ${among}` : ''}. ${more}`,
  );
}

const ASKS_WHETHER = /^(?:(?:and|und) )?(?:is|does|do|will|has|ist|kommt|geht|macht|wird|hat|sind)\b/;
const MIN_NAME = 3;

/** Whether a question asks of this person, by a part of their name. */
function isNamed({ asked }: Telling, name: string): boolean {
  return bare(name)
    .split(' ')
    .some((part) => part.length >= MIN_NAME && asked.includes(part));
}
