import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acts, rightOf } from './rights.ts';
import { roles } from './state.ts';

const page = readFileSync(new URL('../../../../docs/roles.md', import.meta.url), 'utf8');
const shut = { invitationAllowed: false, planning: 'LEADERS' } as const;
const opened = { invitationAllowed: true, planning: 'ALL' } as const;

test('COM-11 the page about roles says what the table says', () => {
  const rows = page.split('\n').flatMap((line) => {
    const [, act, ...cells] = /^\| ([A-Z_]+): /.exec(line) ? line.split('|').map((cell) => cell.trim()) : [];
    return act ? [[act.split(':')[0], cells.slice(0, roles.length).join(' ')]] : [];
  });
  const expected = acts.map((act) => [
    act,
    roles
      .map((role) => {
        if (rightOf(shut, role, act) === 'YES') return 'yes';
        return rightOf(opened, role, act) === 'YES' ? 'setting' : 'no';
      })
      .join(' '),
  ]);
  expect(rows).toEqual(expected);
});
