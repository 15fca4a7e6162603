import { expect, test } from 'vitest';
import { sceneAt, scenePath } from './path.ts';
import { sceneSvg } from './scene.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const nameOf = (path: string) => path.split('/').slice(2) as [string, string];

test('LOOK an address leads back to its scene, and does not name the object', () => {
  const path = scenePath({ id, hour: 8.25, setting: 'CAMP', season: 'AUTUMN' });
  expect(path).toMatch(/^\/scenes\/\d+\/camp-autumn-8\.5-[0-9a-z]+\.svg$/);
  expect(sceneAt(...nameOf(path))).toMatchObject({ hour: 8.5, setting: 'CAMP', season: 'AUTUMN' });
  expect(path).not.toContain(id.slice(0, 8));
});

test('LOOK the same is drawn from an address as from the object', () => {
  const found = sceneAt(...nameOf(scenePath({ id, hour: 8 })));
  expect(found && sceneSvg(found)).toBe(sceneSvg({ id, hour: 8 }));
});

test.each([
  [0, '0'],
  [23.9, '24'],
  [-1, '23'],
  [25, '1'],
  [12.2, '12'],
])('LOOK hour %d stands as %s', (hour, written) => {
  const path = scenePath({ id, hour });
  expect(path).toContain(`-${written}-`);
  expect(sceneAt(...nameOf(path))).toBeDefined();
});

test.each([
  ['2', 'camp-autumn-8-x.svg'],
  ['1', 'nowhere-autumn-8-x.svg'],
  ['1', 'camp-monsoon-8-x.svg'],
  ['1', 'camp-autumn-25-x.svg'],
  ['1', 'camp-autumn-8.2-x.svg'],
  ['1', 'camp-autumn-8-.svg'],
  ['1', 'camp-autumn-8-x.png'],
  ['1', 'camp-autumn-8-x.svg.svg'],
  ['1', '../camp-autumn-8-x.svg'],
])('LOOK /scenes/%s/%s is none', (version, name) => {
  expect(sceneAt(version, name)).toBeUndefined();
});
