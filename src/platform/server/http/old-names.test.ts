import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { takeOldNames } from './old-names.ts';

test.each([
  ['/?most=3', { limit: '3' }],
  ['/?most=3&limit=5', { most: '3', limit: '5' }],
  ['/?limit=5&after=a', { limit: '5', after: 'a' }],
  ['/', {}],
])('API-3: %s asks for a page of the length it means', async (url, query) => {
  const app = Fastify();
  takeOldNames(app);
  app.get('/', async (request) => request.query);
  expect((await app.inject({ url })).json()).toEqual(query);
  await app.close();
});
