import { expect, test } from 'vitest';
import type { Language } from '../meaning/language.ts';
import type { HuddleFacts } from './huddle-facts.ts';
import { huddlePeople } from './huddle-people.ts';
import type { Telling } from './telling.ts';

const [ben, cleo] = [{ displayName: 'Ben' }, { displayName: 'Cleo' }];

test.each<[string, Language, HuddleFacts['answered'], string]>([
  ['nobody', 'en', { group: 'MAYBE', first: [], isMore: false }, 'Maybe to **Ridge**: nobody.'],
  ['one', 'en', { group: 'NOT_COMING', first: [ben], isMore: false }, 'No to **Ridge**: Ben.'],
  [
    'two',
    'de',
    { group: 'MAYBE', first: [ben, cleo], isMore: false },
    'Vielleicht zu **Ridge**: Ben und Cleo.',
  ],
  [
    'more than are named',
    'en',
    { group: 'INVITED', first: [ben, cleo], isMore: true },
    'Invited to **Ridge** and not answered yet: Ben, Cleo, and others.',
  ],
  [
    'only some who are not shown',
    'de',
    { group: 'INVITED', first: [], isMore: true },
    'Zu **Ridge** eingeladen und noch ohne Antwort: siehe die Seite.',
  ],
  [
    'what only hosts learn',
    'en',
    'HIDDEN',
    'Only the hosts of **Ridge** learn who said maybe or no, or has not answered.',
  ],
])('AUR-5 who gave an answer is told: %s', (_, language, answered, words) => {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const telling = {
    language,
    asked: [],
    pick: (en: string, de: string) => (language === 'de' ? de : en),
    list: (names: readonly string[]) => list.format(names),
  } as unknown as Telling;
  expect(huddlePeople.tell({ name: 'Ridge', answered } as unknown as HuddleFacts, telling)).toBe(words);
});
