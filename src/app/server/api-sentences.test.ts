import { globSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMessage } from '#platform/server/format-message.ts';
import { wordCode } from '#platform/server/http/sentences.ts';
import { compileMessage } from '#platform/shared/compile-message.ts';
import { type RefusalCode, refuse } from '#platform/shared/decision.ts';
import { locales } from '#platform/shared/locale.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const files = [
  ...globSync('src/areas/*/{messages,page-messages,page-messages/*}.ts'),
  ...globSync('src/platform/{shared,server/**}/messages.ts'),
];

async function exportsOf(file: string): Promise<[name: string, value: unknown][]> {
  return Object.entries(await import(new URL(`../../../${file}`, import.meta.url).pathname));
}

const tables = (await Promise.all(files.map(exportsOf)))
  .flat()
  .flatMap(([name, value]) => (typeof value === 'object' ? [{ name, table: value as Messages }] : []));
const sentences = tables.flatMap(({ name, table }) =>
  Object.entries(table).map(([code, message]) => ({ name, code, message })),
);

/** The same word in every language; nothing else is. */
const sameAsEnglish: readonly string[] = ['mail-label.outing', 'file.name', 'file.role-admin'];

type Token = string | [name: string, kind?: string, choices?: Record<string, Token[] | number>];

function namesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const choices = Object.values(token[2] ?? {}).flatMap((choice) =>
      typeof choice === 'number' ? [] : namesIn(choice),
    );
    return [token[0], ...choices];
  });
}

const namesOf = (text: string) => new Set(namesIn(compileMessage(text) as unknown as Token[]));
const valuesOf = ({ message }: Message, value: string | number) =>
  Object.fromEntries([...namesOf(message)].map((name) => [name, value]));

function catalogOf(file: string): Record<string, string> {
  const context = { locale: 'de', sourceLocale: 'en', filename: file };
  const entries = formatter().parse(readFileSync(file, 'utf8'), context);
  return Object.fromEntries(Object.entries(entries).map(([id, { translation }]) => [id, translation ?? '']));
}

const ofServer = catalogOf('locales/api/de.po');
const ofPages = catalogOf('locales/de.po');
const german = { ...ofPages, ...ofServer };

describe.each(locales)('P20 in %s', (locale) => {
  test.each(sentences)('$code ($name) has a sentence that is whole for one and for many', ({ message }) => {
    for (const value of [0, 1, 2]) {
      const values = valuesOf(message, value);
      const said = formatMessage(message, values, locale);
      expect(said).not.toBe('');
      expect(said).not.toMatch(/[{}]|undefined/);
      const english = formatMessage(message, values, 'en');
      if (locale !== 'en' && !sameAsEnglish.includes(message.id)) expect(said).not.toBe(english);
    }
  });
});

test('P20 the server knows every sentence of every area by its code', () => {
  const answers = sentences.filter(({ message: { id } }) => /^(refused|done)\./.test(id));
  expect(answers.length).toBeGreaterThan(200);
  for (const { code, message } of answers) {
    const values = valuesOf(message, 2);
    const said = wordCode(code, { locale: 'de', timeZone: 'UTC' }, values);
    expect(said).toBe(formatMessage(message, values, 'de'));
  }
});

test('P20 a translated sentence takes the values of the English one, and no other', () => {
  for (const { message } of sentences)
    expect(namesOf(german[message.id] ?? '')).toEqual(namesOf(message.message));
});

test('P20 the id of a sentence follows its code', () => {
  const kinds = { Refusals: 'refused', Confirmations: 'done' };
  for (const { name, code, message } of sentences) {
    const kind = Object.entries(kinds).find(([end]) => name.endsWith(end))?.[1];
    // What the log-in pages say, too, stands on the platform.
    if (kind && !message.id.startsWith('auth.'))
      expect(message.id).toBe(`${kind}.${code.toLowerCase().replaceAll('_', '-')}`);
  }
});

test('P20 a code without a sentence does not compile', () => {
  // @ts-expect-error: no messages.ts words it
  expect(refuse('NEVER_WORDED').code).toBe('NEVER_WORDED');
  const wording: RefusalCode = 'HUDDLE_PAST';
  expect(wordCode(wording, { locale: 'de', timeZone: 'UTC' })).toBe('Dieser Huddle hat schon begonnen.');
});

test('P20 what page and server both say is translated once', () => {
  expect(Object.keys(ofServer).filter((id) => id in ofPages)).toEqual([]);
});
