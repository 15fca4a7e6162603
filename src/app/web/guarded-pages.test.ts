import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const layoutOf = async (file: string): Promise<RouteConfigEntry[]> =>
  (await routes).find((entry) => entry.file === file)?.children ?? [];
const pathsOf = (entries: readonly RouteConfigEntry[]) => entries.flatMap(({ path }) => path ?? []);

const guarded = [
  'home',
  'huddle',
  'carpool',
  'account',
  'setting',
  'notification',
  'community',
  'inspiration',
  'return-plans',
];
/** An article is for everybody, with its address in the area of those who write. */
const open = ['inspiration/view/:inspirationId'];

test.each(guarded)('GATE-9 %s stands behind the gate, every page of it', async (area) => {
  const inside = (path: string) => path.split('/')[0] === area;
  const behind = pathsOf(await layoutOf('shell/member.layout.tsx'));
  expect(behind.filter(inside)).not.toEqual([]);
  const elsewhere = (await routes).filter(({ file }) => file !== 'shell/member.layout.tsx');
  const others = elsewhere.flatMap((entry) => pathsOf(entry.children ?? [entry]));
  expect(others.filter(inside).filter((path) => !open.includes(path))).toEqual([]);
});

test('GATE-9 every address that is none has the page that says so', async () => {
  const last = (await layoutOf('shell/PublicFrame.tsx')).at(-1);
  expect([last?.path, last?.file]).toEqual(['*', '../../areas/site/web/not-found.page.tsx']);
});
