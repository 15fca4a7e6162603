import { expect, test } from 'vitest';
import { KeptPages, pageInstant, RENDERED_NONCE, type RenderedPage, withNonce } from './kept-pages.ts';

const now = pageInstant(new Date('2026-11-21T12:00:03Z'));
const page: RenderedPage = { status: 200, headers: [], html: '<h1>Dawn walk</h1>' };

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

/** A page is kept from its second rendering on. */
function keptOnce() {
  const { answers, visit } = visits();
  const pages = new KeptPages();
  for (let times = 0; times < 2; times++) pages.keep(visit(), new Map(Object.entries(answers)), page);
  return { answers, visit, pages };
}

test('a rendering is spared while what it shows reads as before', async () => {
  const { pages, visit } = keptOnce();
  const found = await pages.find(visit());
  expect(found && withNonce(found, 'A==').toString()).toBe(page.html);
  expect(await pages.find(visit('de /join/huddle/1'))).toBeUndefined();
});

test('what is asked for once within an instant fills no memory', async () => {
  const { answers, visit } = visits();
  const pages = new KeptPages();
  const later = pageInstant(new Date('2026-11-21T12:00:10Z'));
  for (const at of [now, later]) {
    pages.keep(visit(undefined, at), new Map(Object.entries(answers)), page);
    expect(await pages.find(visit(undefined, at))).toBeUndefined();
  }
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
  const missing = { ...page, status: 404 };
  for (let times = 0; times < 2; times++) pages.keep(visit(), new Map(Object.entries(answers)), missing);
  expect(await pages.find(visit())).toBeUndefined();
});

test('every visitor gets a nonce of their own, in every place, of a page kept or not', async () => {
  const html = `<script nonce="${RENDERED_NONCE}"></script>ü<style nonce="${RENDERED_NONCE}">`;
  const { visit, answers } = visits();
  const pages = new KeptPages();
  for (let times = 0; times < 2; times++)
    pages.keep(visit(), new Map(Object.entries(answers)), { ...page, html });
  const kept = await pages.find(visit());
  for (const one of [{ ...page, html }, kept ?? page])
    expect(withNonce(one, 'A==').toString()).toBe('<script nonce="A=="></script>ü<style nonce="A==">');
});
