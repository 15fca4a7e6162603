import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LogStream } from './log-stream.ts';

test('S4: a line that a full disk takes no more is dropped and counted, and nothing is thrown', () => {
  const full = openSync('/dev/full', 'w');
  const log = new LogStream(full);
  for (let line = 0; line < 3; line += 1) log.write('{"msg":"answered"}\n');
  closeSync(full);
  log.write('{"msg":"to a log that is closed"}\n');
  expect(log.dropped).toBe(4);
});

test('S4: every line that has room is written, one a line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const fd = openSync(join(folder, 'log'), 'w');
  const log = new LogStream(fd);
  for (const line of ['{"a":1}\n', '{"ü":2}\n']) log.write(line);
  closeSync(fd);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('{"a":1}\n{"ü":2}\n');
  expect(log.dropped).toBe(0);
  rmSync(folder, { recursive: true });
});
