import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { takeOldNames } from './old-names.ts';

test.each([
  ['/?most=3', { limit: '3' }, true],
  ['/?most=3&limit=5', { limit: '5' }, true],
  ['/?limit=5&after=a', { limit: '5', after: 'a' }, false],
  ['/', {}, false],
])(
  'API-3, I11: %s asks for a page of the length it means, and hears whether its words end',
  async (url, query, ends) => {
    const app = Fastify();
    takeOldNames(app);
    app.get('/', async (request) => request.query);
    const answer = await app.inject({ url });
    expect(answer.json()).toEqual(query);
    expect('deprecation' in answer.headers).toBe(ends);
    expect('sunset' in answer.headers).toBe(ends);
    await app.close();
  },
);
