import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { resolveViewer } from '#areas/person/server/resolve-viewer.ts';
import { publish } from '#platform/server/bus.ts';
import { identifyWith } from '#platform/server/identity/identify.ts';
import { inTransaction } from '#platform/server/write.ts';
import { buildTestApp } from './testing/build-test-app.ts';

test('R11: who changed while they were being read is not remembered as they were before', async () => {
  const world = await buildTestApp();
  const { platform, asha } = world;
  let heard = 0;
  platform.bus.subscribe('person.changed', () => {
    heard += 1;
  });
  let reads = 0;
  // The first reading ends only after the news of the change has come.
  const identify = identifyWith(async (...of) => {
    const viewer = await resolveViewer(...of);
    reads += 1;
    if (reads > 1) return viewer;
    await inTransaction(platform.database, async (tx) => {
      await publish(tx, 'person.changed', { personId: asha.personId });
      return 'DONE';
    });
    await expect.poll(() => heard).toBe(1);
    return viewer;
  })(platform);
  const request = { headers: { authorization: `Bearer ${asha.token}` } } as FastifyRequest;
  for (let turn = 0; turn < 3; turn += 1) await identify(request);
  expect(reads).toBe(2);
  await world.close();
});
