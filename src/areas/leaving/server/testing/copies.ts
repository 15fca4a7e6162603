import { expect } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { type CastMember, tokenFor } from '#app/server/testing/cast.ts';
import { PART_BYTES } from '#platform/server/media/parts.ts';

/** Takes a copy of somebody's data along; answers the zip. */
export async function takeCopy(world: TestApp, who: CastMember): Promise<Buffer> {
  world.forward(1_000);
  // Of a log-in of this moment.
  const fresh = world.as({ ...who, token: await tokenFor(world.platform, who.personId) });
  const asked = await fresh.post('/api/me/exports', {});
  expect(asked.status, asked.text).toBe(200);
  await world.runJobs();
  const [newest] = (await fresh.get('/api/me/exports')).body.exports;
  expect(newest).toMatchObject({ state: 'READY' });
  const file = await fresh.get(`/api/me/exports/${newest.id}/file`);
  expect(file.headers['content-type']).toBe('application/zip');
  expect(file.bytes).toHaveLength(newest.bytes);
  return file.bytes;
}

/** The files of a zip as text, by name. */
export async function textsOf(archive: Buffer): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    texts[entry.fileName] = Buffer.concat(chunks).toString('utf8');
  }
  return texts;
}

/** Sends a zip part by part and has it read; answers the import as its owner sees it then. */
export async function sendCopy(world: TestApp, who: CastMember, archive: Buffer) {
  const me = world.as(who);
  const begun = await me.post('/api/me/imports', { bytes: archive.length });
  expect(begun.status, begun.text).toBe(200);
  const type = { 'content-type': 'application/octet-stream' };
  for (let part = 0; part * PART_BYTES < archive.length; part += 1) {
    const bytes = archive.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    const put = await me.put(`/api/me/imports/${begun.body.id}/parts/${part}`, bytes, type);
    expect(put.status, put.text).toBe(200);
  }
  await world.runJobs();
  return (await me.get('/api/me/imports')).body.import;
}

const all = ['profile', 'settings', 'follows', 'posts', 'articles'];

/** Sends a zip and brings in what is chosen of it; answers what became of it. */
export async function bringCopy(world: TestApp, who: CastMember, archive: Buffer, kinds = all) {
  const { id, state, fault } = await sendCopy(world, who, archive);
  expect({ state, fault }).toEqual({ state: 'READ', fault: null });
  const begun = await world.as(who).put(`/api/me/imports/${id}`, { kinds });
  expect(begun.status, begun.text).toBe(200);
  await world.runJobs();
  return (await world.as(who).get('/api/me/imports')).body.import;
}
