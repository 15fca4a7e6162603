import type { Group } from '#areas/huddle/rules/people.ts';
import { asksWhetherSomebody } from '../asked-of-one.ts';
import type { Language } from '../meaning/language.ts';
import { bare } from '../recognise/tokens.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-people.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';
import type { Telling } from './telling.ts';

export const huddlePeople: HuddleKind = {
  id: 'huddle-people',
  label: { en: 'Who is coming', de: 'Wer mitkommt' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how many are coming', de: 'wie viele mitkommen' },
  tell: (h, c) => {
    if (h.asked && h.asked.length > 0) return h.asked.map((person) => tellOfAsked(h, person, c)).join(' ');
    if (h.answered) return tellOfGroup(h.name, h.answered, c);
    const people = h.participantsSummary.totalConfirmedPeople;
    return tellOfHost(h, c) ?? (people === undefined ? undefined : tellOfAll(h, people, c));
  },
};

/** Who said maybe, no or nothing. */
function tellOfGroup(huddle: string, answered: NonNullable<HuddleFacts['answered']>, c: Telling): string {
  const name = `**${huddle}**`;
  if (answered === 'HIDDEN')
    return c.pick(
      `Only the hosts of ${name} learn who said maybe or no, or has not answered.`,
      `Wer Vielleicht oder Nein gesagt oder nicht geantwortet hat, erfahren bei ${name} nur die Gastgeber.`,
    );
  const { group, first, isMore } = answered;
  const names = first.map(({ displayName }) => displayName);
  const who = names.length > 0 && c.list(isMore ? [...names, c.pick('others', 'weitere')] : names);
  const said = {
    INVITED: c.pick(`Invited to ${name} and not answered yet`, `Zu ${name} eingeladen und noch ohne Antwort`),
    MAYBE: c.pick(`Maybe to ${name}`, `Vielleicht zu ${name}`),
    NOT_COMING: c.pick(`No to ${name}`, `Nein zu ${name}`),
  }[group];
  if (who) return `${said}: ${who}.`;
  return isMore
    ? c.pick(`${said}: see its page.`, `${said}: siehe die Seite.`)
    : c.pick(`${said}: nobody.`, `${said}: niemand.`);
}

/** 'Is Mikkel coming too', of a host. */
function tellOfHost({ name, host, coHosts }: HuddleFacts, c: Telling): string | undefined {
  if (!asksWhetherSomebody(c.asked.join(' '))) return undefined;
  const hosting = [host, ...coHosts].find((person) => person && isNamed(c, person.displayName));
  return hosting ? hosts(hosting.displayName, name, c) : undefined;
}

const hosts = (who: string, name: string, { pick }: Telling) =>
  pick(`${who} hosts **${name}**.`, `${who} leitet **${name}**.`);

type Asked = NonNullable<HuddleFacts['asked']>[number];

/** What somebody who is asked about by name said, as far as the asker may know. */
function tellOfAsked(
  { name, host, coHosts, rosterShown }: HuddleFacts,
  { displayName: who, said }: Asked,
  c: Telling,
): string {
  if ([host, ...coHosts].some((person) => person?.displayName === who)) return hosts(who, name, c);
  const told = said && sayings[said]?.(who, `**${name}**`);
  if (told) return told[c.language];
  return rosterShown
    ? c.pick(
        `${who} is not among those who said yes or maybe to **${name}**.`,
        `${who} ist nicht unter denen, die zu **${name}** Ja oder Vielleicht gesagt haben.`,
      )
    : c.pick(
        `Who comes to **${name}** is shown only to those who come, where the hosts allow it.`,
        `Wer zu **${name}** kommt, sehen nur die, die mitkommen, wenn die Gastgeber es erlauben.`,
      );
}

const sayings: Readonly<Partial<Record<Group, (who: string, name: string) => Record<Language, string>>>> = {
  CONFIRMED: (who, name) => ({ en: `${who} is coming to ${name}.`, de: `${who} kommt zu ${name} mit.` }),
  MAYBE: (who, name) => ({
    en: `${who} said maybe to ${name}.`,
    de: `${who} hat zu ${name} Vielleicht gesagt.`,
  }),
  REQUESTED: (who, name) => ({
    en: `${who} has asked for a place at ${name} and waits for the hosts.`,
    de: `${who} hat bei ${name} angefragt und wartet auf die Gastgeber.`,
  }),
  WAITING: (who, name) => ({
    en: `${who} is on the waiting list of ${name}.`,
    de: `${who} steht auf der Warteliste von ${name}.`,
  }),
  NOT_COMING: (who, name) => ({ en: `${who} said no to ${name}.`, de: `${who} hat bei ${name} abgesagt.` }),
  INVITED: (who, name) => ({
    en: `${who} is invited to ${name} and has not answered.`,
    de: `${who} ist zu ${name} eingeladen und hat nicht geantwortet.`,
  }),
};

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

const MIN_NAME = 3;

/** Whether a question asks of this person, by a part of their name. */
function isNamed({ asked }: Telling, name: string): boolean {
  return bare(name)
    .split(' ')
    .some((part) => part.length >= MIN_NAME && asked.includes(part));
}
