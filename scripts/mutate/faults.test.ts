import { expect, test } from 'vitest';
import { faultsIn, planted } from './faults.ts';

test.each([
  ['  if (age < MIN_AGE) return refuse("TOO_YOUNG");', ['boundary', 'guard']],
  ['  return a.at <= b.at && a.id === b.id;', ['boundary', 'comparison', 'logic']],
  ['    order by p.created_at desc, p.id limit 20', ['order', 'order']],
  ['    order by p.name`', ['order']],
  ['      and h.cancelled_at is null', ['null', 'condition']],
  ["    .where('owner', '=', owner)", ['condition']],
  ['  await saveLedger(tx, ledger);', ['effect']],
  ['  const next = last + 1;', ['arithmetic']],
])('%s can be broken as %j', (line, kinds) => {
  expect(faultsIn(line).map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  '// a < b',
  ' * if (a) return;',
  'type A<B> = B extends C ? D : E;',
  '  const list: Map<string, number> = new Map();',
  '  return items.map((item) => item.id);',
  '      and exists (',
  '      and (a.id = b.id or',
])('%s is left alone', (line) => {
  expect(faultsIn(line)).toEqual([]);
});

test('a fault is planted in its line alone', () => {
  const source = ['const a = 1;', 'if (a < b) run();', 'done();'].join('\n');
  const [fault] = faultsIn(source);
  expect(fault && planted(source, fault).split('\n')).toEqual([
    'const a = 1;',
    'if (a <= b) run();',
    'done();',
  ]);
});
