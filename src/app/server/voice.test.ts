import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';

type Texts = ReadonlySet<string>;

function catalog(locale: 'en' | 'de'): Texts {
  const files = [`locales/${locale}.po`, `locales/api/${locale}.po`];
  const texts = files.flatMap((filename) => {
    const entries = formatter().parse(readFileSync(filename, 'utf8'), {
      locale,
      sourceLocale: 'en',
      filename,
    });
    return Object.values(entries).map(({ translation }) => translation ?? '');
  });
  const samples: readonly Readonly<Record<'en' | 'de', string>>[] = JSON.parse(
    readFileSync('src/areas/notification/server/mails/notice-samples.json', 'utf8'),
  );
  return new Set([...texts, ...samples.map((sample) => sample[locale])]);
}

const rows = readFileSync('docs/voice.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| not') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, not = '', but = '', german = '']) => ({ not, but, german }));

/** A name in quotation marks is any name. */
const anyName = (text: string) => text.replace(/“[^”]*”/, '“…”').replace(/„[^“]*“/, '„…“');
const [english, german] = [catalog('en'), catalog('de')].map((texts) => new Set([...texts].map(anyName)));

test('the examples of docs/voice.md are said so, and no longer as they were', () => {
  expect(rows.length).toBeGreaterThanOrEqual(30);
  for (const row of rows) {
    expect(english, row.but).toContain(anyName(row.but));
    expect(german, row.german).toContain(anyName(row.german));
    expect(english, row.not).not.toContain(anyName(row.not));
  }
});
