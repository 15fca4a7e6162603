import { expect, test } from 'vitest';
import {
  cutNonces,
  KeptPages,
  pageInstant,
  RENDERED_NONCE,
  type RenderedPage,
  withNonce,
} from './kept-pages.ts';

const now = pageInstant(new Date('2026-11-21T12:00:03Z'));
const page: RenderedPage = { status: 200, headers: [], parts: [Buffer.from('<h1>Dawn walk</h1>')] };

/** An API whose answers can change between two visits. */
function visits() {
  const answers: Record<string, string> = { '/api/public/huddles/1': '200 {"name":"Dawn walk"}' };
  const visit = (key = 'en /join/huddle/1', at = now) => ({
    key,
    now: at,
    read: async (path: string) => answers[path] ?? '404 {}',
  });
  return { answers, visit };
}

function keptOnce() {
  const { answers, visit } = visits();
  const pages = new KeptPages();
  pages.keep(visit(), new Map(Object.entries(answers)), page);
  return { answers, visit, pages };
}

test('a rendering is spared while what it shows reads as before', async () => {
  const { pages, visit } = keptOnce();
  expect(await pages.find(visit())).toBe(page);
  expect(await pages.find(visit('de /join/huddle/1'))).toBeUndefined();
});

test('a change, or the object gone, is on the page with the very next request', async () => {
  const { pages, visit, answers } = keptOnce();
  answers['/api/public/huddles/1'] = '200 {"name":"Dusk walk"}';
  expect(await pages.find(visit())).toBeUndefined();
  delete answers['/api/public/huddles/1'];
  expect(await pages.find(visit())).toBeUndefined();
});

test('words about time are at most ten seconds old', async () => {
  const { pages, visit } = keptOnce();
  expect(pageInstant(new Date('2026-11-21T12:00:09.999Z'))).toEqual(now);
  const later = pageInstant(new Date('2026-11-21T12:00:10Z'));
  expect(await pages.find(visit(undefined, later))).toBeUndefined();
});

test('a page of an error is never kept', async () => {
  const { answers, visit } = visits();
  const pages = new KeptPages();
  pages.keep(visit(), new Map(Object.entries(answers)), { ...page, status: 404 });
  expect(await pages.find(visit())).toBeUndefined();
});

test('every visitor gets a nonce of their own, in every place', () => {
  const html = Buffer.from(`<script nonce="${RENDERED_NONCE}"></script>ü<style nonce="${RENDERED_NONCE}">`);
  const parts = cutNonces(html);
  expect(withNonce(parts, 'A==').toString()).toBe('<script nonce="A=="></script>ü<style nonce="A==">');
  expect(withNonce(parts, 'B==').includes(RENDERED_NONCE)).toBe(false);
});
