import { expect, test } from 'vitest';
import {
  newNonce,
  PageCache,
  pageInstant,
  RENDERED_NONCE,
  type RenderedPage,
  withNonce,
} from './page-cache.ts';

const now = pageInstant(new Date('2026-11-21T12:00:03Z'));
const bytesOf = (html: string) => new TextEncoder().encode(html);
const page: RenderedPage = { status: 200, headers: [], bytes: bytesOf('<h1>Dawn walk</h1>'), nonces: [] };

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
  const pages = new PageCache();
  for (let times = 0; times < 2; times++) pages.keep(visit(), new Map(Object.entries(answers)), page);
  return { answers, visit, pages };
}

test('a rendering is spared while what it shows reads as before', async () => {
  const { pages, visit } = keptOnce();
  expect(await pages.find(visit())).toBe(page);
  expect(await pages.find(visit('de /join/huddle/1'))).toBeUndefined();
});

test('what is asked for once within an instant fills no memory', async () => {
  const { answers, visit } = visits();
  const pages = new PageCache();
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
  const pages = new PageCache();
  const missing = { ...page, status: 404 };
  for (let times = 0; times < 2; times++) pages.keep(visit(), new Map(Object.entries(answers)), missing);
  expect(await pages.find(visit())).toBeUndefined();
});

test('every visitor gets a nonce of their own, in every place', () => {
  const html = (nonce: string) => `<script nonce="${nonce}"></script>ü<style nonce="${nonce}">`;
  const bytes = bytesOf(html(RENDERED_NONCE));
  const nonces = [15, 15 + RENDERED_NONCE.length + 27];
  for (const own of [newNonce(), newNonce()])
    expect(withNonce({ ...page, bytes, nonces }, own).toString()).toBe(html(own));
});
