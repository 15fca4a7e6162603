import { expect, test } from 'vitest';
import { faultsOfLicences, licenceOf, type Part } from './licences.ts';

const part = (...ids: string[]): Part => ({
  name: 'boot',
  version: '1.0.0',
  licenses: ids.map((id) => ({ license: { id } })),
});
const said = (expression: string): Part => ({ name: 'boot', version: '1.0.0', licenses: [{ expression }] });

test.each([
  ['one that is allowed', part('MIT'), true],
  ['two that hold together', part('MIT', 'Apache-2.0'), true],
  ['one of two to choose from', said('(MIT OR GPL-3.0-only)'), true],
  ['none', { name: 'boot', version: '1.0.0' }, false],
  [
    'one in words of its own',
    { name: 'boot', version: '1.0.0', licenses: [{ license: { name: 'mine' } }] },
    false,
  ],
  ['copyleft', part('GPL-3.0-only'), false],
  ['copyleft of a network', part('AGPL-3.0-or-later'), false],
  ['copyleft that holds together with another', part('MIT', 'LGPL-3.0-or-later'), false],
  ['a choice inside what holds together', said('(MIT OR ISC) AND GPL-2.0-only'), false],
  ['a part of what it says', said('MIT AND GPL-2.0-only'), false],
])('a licence: %s', (_, candidate, isFine) => {
  const faults = faultsOfLicences([candidate], []);
  expect(faults).toEqual(isFine ? [] : [`boot@1.0.0: ${licenceOf(candidate)} is not an allowed licence`]);
});

test('an exception is for one package and one licence, and goes when nothing needs it', () => {
  const exception = { name: /^boot$/, licence: 'MPL-2.0', why: 'unchanged' };
  expect(faultsOfLicences([part('MPL-2.0')], [exception])).toEqual([]);
  expect(faultsOfLicences([part('GPL-3.0-only')], [exception])).toEqual([
    'boot@1.0.0: GPL-3.0-only is not an allowed licence',
    'the exception ^boot$ (MPL-2.0) is for no package',
  ]);
});
