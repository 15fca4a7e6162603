import { expect, it } from 'vitest';
import { avatarSvg, avatarTints, initialsOf } from './avatar.ts';
import { contrast } from './colour.ts';

it.each([
  ['Asha Rao', 'AR'],
  ['Ben', 'B'],
  ['  maría-josé de la Cruz ', 'MC'],
  ['李 小龍', '李小'],
  ['<script> & co', 'C'],
  ['', '·'],
])('takes the initials of "%s" as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('keeps every tint readable: 4.5:1 or better (SHELL-14)', () => {
  const worst = Math.min(...avatarTints.map(([tint, ink]) => contrast(tint, ink)));
  expect(worst).toBeGreaterThanOrEqual(4.5);
});

it('draws the same avatar for the same id and escapes what people call themselves', () => {
  expect(avatarSvg({ id: 'p1', name: 'Asha' })).toBe(avatarSvg({ id: 'p1', name: 'Asha' }));
  expect(avatarSvg({ id: 'p1', name: '"&' })).not.toContain('"&<');
});
