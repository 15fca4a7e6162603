import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ SUPPORT_EMAIL: 'help@hike.example' });
});
afterAll(() => world.close());

test('S20: security.txt says where to report a weakness, and is good for less than a year', async () => {
  const answer = await world.as(null).get('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(answer.text)?.[1] ?? '';
  expect(field('Contact')).toBe('mailto:help@hike.example');
  expect(field('Canonical')).toBe('http://localhost:3000/.well-known/security.txt');
  const days = (new Date(field('Expires')).getTime() - world.platform.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
