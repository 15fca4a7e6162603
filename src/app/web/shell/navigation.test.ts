import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '../routes.ts';
import { carpoolWays, creations, creationsFor } from './create-list.ts';
import { activeMenu, mainMenus, menusFor } from './navigation.ts';

function pathsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    return [...(entry.path ? [path] : []), ...pathsOf(entry.children ?? [], path)];
  });
}

describe('the side navigation (SHELL-7)', () => {
  it('leads only to pages that exist', async () => {
    const paths = pathsOf(await routes);
    const targets = mainMenus.flatMap(({ items }) => items.map(({ to }) => to));
    expect(targets.filter((to) => !paths.includes(to))).toEqual([]);
  });

  it('finds the active menu in the address, and the first one for any other', () => {
    expect(activeMenu('/home', mainMenus)?.id).toBe('home');
    expect(activeMenu('/home/chatbot', mainMenus)?.id).toBe('home');
    expect(activeMenu('/huddle/carpool/create', mainMenus)?.id).toBe('carpool');
    expect(activeMenu('/huddle/create', mainMenus)?.id).toBe('huddle');
    expect(activeMenu('/somewhere', mainMenus)?.id).toBe(mainMenus[0]?.id);
  });

  it('shows everything that is not in development to everybody (GATE-10)', () => {
    const plain = menusFor({ dev: false, beta: false }).flatMap(({ items }) => items);
    expect(plain.some((item) => item.dev)).toBe(false);
    expect(plain.length).toBeLessThanOrEqual(
      menusFor({ dev: true, beta: false }).flatMap(({ items }) => items).length,
    );
  });
});

describe('the create panel (SHELL-6)', () => {
  it('leads only to pages that exist', async () => {
    const paths = pathsOf(await routes);
    const ways = [carpoolWays.huddle, carpoolWays.alone];
    const targets = [...creations.flatMap(({ opens }) => ('to' in opens ? [opens.to] : [])), ...ways];
    expect(targets.filter((to) => !paths.includes(to.split('?')[0] ?? ''))).toEqual([]);
  });

  it('keeps what is in development for people with the beta flag (GATE-10)', () => {
    expect(creationsFor({ beta: false }).some(({ dev }) => dev)).toBe(false);
    expect(creationsFor({ beta: true })).toEqual(creations);
  });
});
