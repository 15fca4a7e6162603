import { readFileSync } from 'node:fs';
import { compileMessage as libraryReads } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { compileMessage } from './compile-message.ts';

function messagesOf(catalog: string, side = 'msgid'): string[] {
  const entries = readFileSync(catalog, 'utf8').matchAll(new RegExp(`^${side} ((?:".*"\\n)+)`, 'gm'));
  return [...entries].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  );
}

const odd = [
  "It's here, isn''t it",
  "{n, plural, =0 {none} one {# person in {place}} other {# people in '{'{place}'}'}}",
  '{who, select, host {You host} other {{name} hosts}}',
  '{n, plural, offset:1 one {one more} other {# more}} with <0>{name}</0>',
];

it('reads every text of ours as the library does', () => {
  // The first entry is the head of the catalog.
  const catalogs = ['api/en', 'api/de', 'en', 'de'];
  const texts = catalogs.flatMap((catalog) => messagesOf(`locales/${catalog}.po`, 'msgstr').slice(1));
  const messages = [...texts, ...odd];
  expect(messages.length).toBeGreaterThan(100);
  for (const message of messages) expect(compileMessage(message), message).toEqual(libraryReads(message));
});
