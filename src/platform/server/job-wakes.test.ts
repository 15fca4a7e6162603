import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { expect, test } from 'vitest';
import { wakeOnlyFor } from './job-wakes.ts';

const named = (...tasks: string[]) => JSON.stringify({ count: 0, tasks });
const counted = '{"r":0.5,"count":2}';

/** What the library is left to read of these messages. */
function heard(...payloads: (string | undefined)[]): (string | undefined)[] {
  const events: WorkerEvents = new EventEmitter();
  wakeOnlyFor({ 'send-mail': true, 'send-news': true }, events);
  return payloads.map((payload) => {
    const message = { channel: 'jobs:insert', payload };
    events.emit('pool:listen:notification', { message } as never);
    return message.payload;
  });
}

test('a queue is woken for its own tasks, and for jobs of which nobody says what they are', () => {
  expect(heard(named('send-mail'), counted)[1]).toBe(counted);
  expect(heard(named('export', 'send-news'), counted)[1]).toBe(counted);
  expect(heard(counted)).toEqual([counted]);
  expect(heard('', undefined)).toEqual(['', undefined]);
  expect(heard(named('export'), counted, counted).at(2)).toBe(counted);
  expect(heard(named('export'), counted, named('send-mail'), counted).at(3)).toBe(counted);
});

test('a queue is not woken for the tasks of others', () => {
  expect(heard(named('export'), counted)[1]).toBe('{"count":0}');
  expect(heard(named('toString'), counted)[1]).toBe('{"count":0}');
  expect(heard(named('send-mail'), counted, named('export'), counted).at(3)).toBe('{"count":0}');
});

test('what is said on other channels stays as it is', () => {
  const events: WorkerEvents = new EventEmitter();
  wakeOnlyFor({}, events);
  const message = { channel: 'worker:migrate', payload: '{"breaking":true}' };
  events.emit('pool:listen:notification', {
    message: { channel: 'jobs:insert', payload: named('export') },
  } as never);
  events.emit('pool:listen:notification', { message } as never);
  expect(message.payload).toBe('{"breaking":true}');
});
