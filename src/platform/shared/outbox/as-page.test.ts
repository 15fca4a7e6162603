import { expect, test } from 'vitest';
import type { Act } from './act.ts';
import { actsAsPage } from './as-page.ts';

const act = (key: string, words: string, why?: string): Act => ({
  key,
  owner: 'me',
  at: 0,
  kind: 'comment',
  about: 'it',
  words,
  steps: [],
  answered: [],
  stale: [],
  state: 'WAITING',
  ...(why !== undefined && { why }),
});
const words = { title: 'Not sent', lang: 'en', timeOf: () => '10:05' };

test('OFF-2: what waits is handed over with its words, its time, its pictures and why it was refused (O5)', () => {
  const pictures = new Map([['b', ['data:image/jpeg;base64,AAAA']]]);
  const page = actsAsPage([act('a', 'At the hut', 'It is over.'), act('b', 'Above')], { ...words, pictures });
  expect(page).toContain('<time>10:05</time><p dir="auto">At the hut</p><p><em>It is over.</em></p>');
  expect(page).toContain('<p dir="auto">Above</p><img alt="" src="data:image/jpeg;base64,AAAA">');
});

test('OFF-2: what somebody wrote stays words', () => {
  const page = actsAsPage([act('a', '<script>alert(1)</script>', '<b>')], { ...words, pictures: new Map() });
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('<b>');
});
