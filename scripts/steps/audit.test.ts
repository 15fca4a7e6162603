import { expect, test } from 'vitest';
import { judgeAudit } from './audit.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, i) => [`boot-${i}`, { severity, range: '<2' }]),
    ),
  });

test.each([
  ['nothing is known', report(), true, 'no known weakness'],
  ['a small weakness is told', report('moderate'), true, 'boot-0 <2: moderate'],
  ['a grave one fails', report('low', 'high'), false, 'boot-0 <2: low\nboot-1 <2: high'],
  ['the gravest fails', report('critical'), false, 'boot-0 <2: critical'],
])('the audit: %s', (_, answer, ok, output) => {
  expect(judgeAudit(answer)).toEqual({ ok, output });
});

test.each([
  [
    'says so',
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    '405 Method Not Allowed',
  ],
  ['says nothing', '', 'no answer'],
  ['answers with something else', '<html>', 'no answer'],
])('a registry without audits fails nothing: it %s', (_, answer, why) => {
  expect(judgeAudit(answer)).toEqual({ ok: true, output: expect.stringContaining(why) });
});
