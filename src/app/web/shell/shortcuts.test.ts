import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '../routes.ts';
import { intros } from './intros.ts';
import { shortcutFor, shortcuts } from './shortcuts.ts';

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)]);
}

it('finds a shortcut by its keys, waits for the second one, and knows no others (SHELL-14)', () => {
  expect(shortcutFor(['?'])).toMatchObject({ does: { dialog: 'keys' } });
  expect(shortcutFor(['g'])).toBe('more');
  expect(shortcutFor(['g', 'n'])).toMatchObject({ does: { to: '/notification' } });
  expect(shortcutFor(['g', '?'])).toBeUndefined();
});

it('leads by keys only to pages that exist, and no keys are given twice (SHELL-14)', async () => {
  const paths = pathsOf(await routes);
  const targets = shortcuts.flatMap(({ does }) => ('to' in does ? [does.to] : []));
  expect(targets.filter((to) => !paths.includes(to))).toEqual([]);
  const spelled = shortcuts.map(({ keys }) => keys.join(' '));
  expect(new Set(spelled).size).toBe(spelled.length);
});

it('explains each area once (SHELL-9)', () => {
  expect(intros.map(({ area }) => area)).toEqual(['huddle', 'community', 'inspiration']);
});
