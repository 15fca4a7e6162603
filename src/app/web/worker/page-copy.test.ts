import { expect, test } from 'vitest';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { huddleQuery } from '#areas/huddle/web/queries.ts';
import { hashOf } from '#platform/web/kept/kept-bounds.ts';
import { scriptsOfMember } from '../page-data.ts';
import { buildOf, hashOfBuild } from './build.ts';
import { copyOfPage, filesOf } from './page-copy.ts';

const access = { token: 'secret.of.asha', endsAt: 1, subject: 'asha</script>$&' };
const shown = { name: 'Ridge </script> walk' };
const query = (queryKey: readonly unknown[], data: unknown, meta?: object) => ({
  queryKey,
  queryHash: JSON.stringify(queryKey),
  state: { data },
  ...(meta && { meta }),
});
const view = query(huddleQuery('1').queryKey, shown);
const me = query(myAccount.queryKey, { locale: 'de', name: '$& Asha' });

function pageWith(...queries: object[]): string {
  const state = { position: 1, queries: { mutations: [], queries } };
  const scripts = scriptsOfMember({ access, state } as never, 'n1');
  return `<!DOCTYPE html><html><head><title>Ridge</title></head><body><h1>Ridge</h1>${scripts}</body></html>`;
}

test('OFF-1: a copy is the page without its access, and knows which read it shows', () => {
  const page = pageWith(me, view);
  expect(page).toContain(access.token);
  const copy = copyOfPage(page, '/huddle/view/1');
  expect(copy?.html).not.toMatch(/secret\.of\.asha|memberAccess/);
  expect(copy?.html).toContain('<h1>Ridge</h1>');
  expect(copy?.html).toContain('window.memberState=');
  expect(copy?.shows).toBe(`${hashOf(shown)}-${hashOf(me.state.data)}`);
});

test('OFF-3: a copy leads anyone else away before it shows anything', () => {
  const html = copyOfPage(pageWith(me, view), '/huddle/view/1')?.html ?? '';
  const [, code = ''] = /<head><script nonce="n1">(.*?)<\/script>/s.exec(html) ?? [];
  const openAs = (owner: string | null) => {
    const done: string[] = [];
    const replace = (path: string) => done.push(path);
    new Function('localStorage', 'stop', 'location', code)(
      { getItem: (key: string) => (key === 'kept_for' ? owner : undefined) },
      () => done.push('stop'),
      { replace },
    );
    return done;
  };
  expect(openAs(access.subject)).toEqual([]);
  for (const other of ['ben', '', null]) expect(openAs(other)).toEqual(['stop', '/home']);
});

test('OFF-1: nothing is kept of a page for visitors, of another, or with a read that is not to be kept', () => {
  const kept = (page: string, path = '/huddle/view/1') => copyOfPage(page, path) !== undefined;
  expect(kept(pageWith(me, view))).toBe(true);
  expect(kept('<html><head></head><body></body></html>')).toBe(false);
  expect(kept(pageWith(me, view), '/huddle/view/2')).toBe(false);
  expect(kept(pageWith(me, view), '/huddle/mine')).toBe(false);
  expect(kept(pageWith(view))).toBe(false);
  expect(kept(pageWith(me, query(huddleQuery('1').queryKey, undefined)))).toBe(false);
  expect(kept(pageWith(me, view, query(['x'], 1, { kept: false })))).toBe(false);
  expect(kept(pageWith(me, view, query(['x'], 1, { kept: 'WHEN_LATE' })))).toBe(true);
});

test('OFF-1: a page names its scripts and styles', () => {
  const page = `<link rel="stylesheet" href="/assets/root-1.css"/><link href="/assets/inter-1.woff2"/>
    <script type="module">import "/assets/manifest-1.js";import * as a from "/assets/root-2.js"</script>`;
  expect(filesOf(page)).toEqual(['/assets/root-1.css', '/assets/manifest-1.js', '/assets/root-2.js']);
});

test('a build is known by its files, whatever changes in one of them', async () => {
  const files = [
    { url: 'assets/root-1.js', revision: null },
    { url: 'offline.html', revision: 'a' },
  ];
  const build = buildOf(files);
  expect([...build.files]).toEqual(['/assets/root-1.js', '/offline.html']);
  const [first, ...others] = files;
  const next = buildOf([first as never, { ...others[0], url: 'offline.html', revision: 'b' }]);
  expect(await hashOfBuild(build)).toMatch(/^[0-9a-f]{16}$/);
  expect(await hashOfBuild(next)).not.toBe(await hashOfBuild(build));
});
