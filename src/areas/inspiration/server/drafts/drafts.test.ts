import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { goodPicture, refusedUploads } from '#platform/server/media/picture-corpus.ts';
import { begin, formOf, paragraph, publish, save } from '../testing/write-story.ts';

const MINUTE = 60_000;
let world: TestApp;
let id = '';
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  id = await begin(world, world.asha);
});

const path = (rest = '') => `/api/inspirations/${id}${rest}`;
const asha = () => world.as(world.asha);
const draft = async () => (await asha().get(path('/draft'))).body;
const publicly = (rest = '') => world.as(null).get(`/api/public/inspirations/${id}${rest}`);
const publishNow = (edition: number) => asha().post(path('/publication'), { edition });
const words = (text: string) => ({ document: { type: 'doc', content: [paragraph(text)] } });
const history = async () => (await asha().get(path('/revisions'))).body.items;

describe('writing', () => {
  test('INS-2 a draft is empty, its author’s alone, and keeps what is saved', async () => {
    expect(await draft()).toMatchObject({ state: 'DRAFT', edition: 1, title: '', document: { content: [] } });
    await save(world, world.asha, id, { health: true });
    expect(await draft()).toMatchObject({ title: 'Layers', edition: 2, health: true, topics: ['GEAR'] });
    expect((await world.as(world.ben).get(path('/draft'))).status).toBe(404);
    expect((await publicly()).status).toBe(404);
    expect((await asha().get(path())).status).toBe(404);
  });

  test('INS-2 of two tabs the later one is refused and nothing of the first is lost', async () => {
    await save(world, world.asha, id, words('from the first tab'));
    const late = await asha().put(path('/draft'), { form: formOf(words('from the second')), edition: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'DRAFT_CHANGED']);
    expect((await draft()).document.content).toEqual([paragraph('from the first tab')]);
    await save(world, world.asha, id, words('both'), 2);
    expect((await draft()).document.content).toEqual([paragraph('both')]);
  });

  test('INS-2 a save that is sent again because its answer was lost is no change by somebody else', async () => {
    const form = formOf(words('once'));
    const send = (changed: object) =>
      asha().put(path('/draft'), { form: { ...form, ...changed }, edition: 1 });
    const first = await send({});
    expect((await send({})).body).toEqual(first.body);
    expect((await draft()).edition).toBe(2);
    const others = [
      { title: 'Other' },
      { summary: 'Other' },
      { health: !form.health },
      { topics: [] },
      words('other'),
      { coverPictureId: '018f6b1e-7c39-7b44-8d5c-0a1b2c3d4e5f' },
    ];
    for (const other of others) expect((await send(other)).status, JSON.stringify(other)).toBe(409);
  });

  test('INS-2 of two copies that were written apart neither is lost: what is saved over stands in the history', async () => {
    await save(world, world.asha, id, words('theirs'));
    const mine = { form: formOf(words('mine')), edition: 2, keepBefore: true };
    expect((await asha().put(path('/draft'), mine)).status).toBe(200);
    const [theirs] = await history();
    await asha().post(path(`/revisions/${theirs.number}/restoration`), { edition: 3 });
    expect((await draft()).document.content).toEqual([paragraph('theirs')]);
    const [kept] = await history();
    expect((await asha().get(path(`/revisions/${kept.number}`))).body.document.content).toEqual([
      paragraph('mine'),
    ]);
  });

  test('INS-2 two saves from the same edition at the same time: one is kept, one refused', async () => {
    const both = await Promise.all(
      ['a', 'b'].map((text) => asha().put(path('/draft'), { form: formOf(words(text)), edition: 1 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await draft()).edition).toBe(2);
  });

  test('INS-2 the history holds what stood there some minutes before, and gives it back', async () => {
    await save(world, world.asha, id, words('first'));
    await save(world, world.asha, id, words('first, longer'), 2);
    expect(await history()).toMatchObject([{ number: 1, reason: 'SAVED' }]);
    world.forward(4 * MINUTE);
    await save(world, world.asha, id, words('second'), 3);
    expect(await history()).toHaveLength(1);
    world.forward(6 * MINUTE);
    await save(world, world.asha, id, words('third'), 4);
    world.forward(6 * MINUTE);
    await save(world, world.asha, id, words('fourth'), 5);
    const kept = await history();
    expect(kept.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    const before = (await asha().get(path('/revisions/1'))).body;
    expect(before.document.content).toEqual([paragraph('first')]);
    const restored = await asha().post(path('/revisions/1/restoration'), { edition: 6 });
    expect(restored.body).toMatchObject({ edition: 7 });
    expect((await draft()).document.content).toEqual([paragraph('first')]);
    expect((await history())[0]).toMatchObject({ reason: 'RESTORED' });
    const [taken] = await history();
    const undone = (await asha().get(path(`/revisions/${taken.number}`))).body;
    expect(undone.document.content).toEqual([paragraph('fourth')]);
    expect((await asha().post(path('/revisions/1/restoration'), { edition: 6 })).status).toBe(409);
    expect((await asha().get(path('/revisions/99'))).status).toBe(404);
  });

  test('INS-4 what is no document is refused and names the field', async () => {
    const bad = { document: { type: 'doc', content: [{ type: 'html', content: [] }] } };
    const refused = await asha().put(path('/draft'), { form: formOf(bad), edition: 1 });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.join()).toContain('document');
    const huge = { document: { type: 'doc', content: Array(10_000).fill({ type: 'paragraph' }) } };
    expect((await asha().put(path('/draft'), { form: formOf(huge), edition: 1 })).status).toBe(400);
    const deep = Array(1_000)
      .fill('blockquote')
      .reduce<object>((inner, type) => ({ type, content: [inner] }), paragraph('down here'));
    const well = { document: { type: 'doc', content: [deep] } };
    expect((await asha().put(path('/draft'), { form: formOf(well), edition: 1 })).status).toBe(400);
    expect((await draft()).edition).toBe(1);
  });

  test('SHELL-6 a hundred drafts are enough', async () => {
    const dara = await world.enter({ username: 'dara' });
    for (let count = 0; count < 100; count += 1) await begin(world, dara);
    const more = await world.as(dara).post('/api/inspirations');
    expect([more.status, more.body.code]).toEqual([422, 'TOO_MANY_DRAFTS']);
  });
});

describe('publishing', () => {
  test('INS-2 readers see what was published until it is published anew', async () => {
    const edition = await save(world, world.asha, id, words('for readers'));
    expect((await publishNow(1)).body.code).toBe('DRAFT_CHANGED');
    expect((await publishNow(edition)).body.message).toBe('Your inspiration is published.');
    await save(world, world.asha, id, words('not yet'), edition);
    expect((await publicly()).body.document.content).toEqual([paragraph('for readers')]);
    expect(await draft()).toMatchObject({ state: 'PUBLISHED', changed: true });
    await publishNow(edition + 1);
    expect((await publicly()).body.document.content).toEqual([paragraph('not yet')]);
    expect(await draft()).toMatchObject({ changed: false });
    expect((await history()).map(({ reason }: { reason: string }) => reason)).toEqual([
      'PUBLISHED',
      'PUBLISHED',
    ]);
  });

  test('INS-2 without a title or words it is not published, and says why', async () => {
    expect((await publishNow(1)).body.code).toBe('TITLE_NEEDED');
    const edition = await save(world, world.asha, id, { document: { type: 'doc', content: [] } });
    const refused = await publishNow(edition);
    expect([refused.status, refused.body.code]).toEqual([422, 'WORDS_NEEDED']);
  });

  test('INS-2 a scheduled one appears in its minute, and not when it was called off', async () => {
    const edition = await save(world, world.asha, id);
    const at = new Date(world.platform.now().getTime() + 60 * MINUTE).toISOString();
    const scheduled = await asha().post(path('/publication'), { edition, at });
    expect(scheduled.body.message).toBe('Your inspiration is scheduled.');
    expect(await draft()).toMatchObject({ state: 'SCHEDULED', scheduledAt: at });
    world.forward(59 * MINUTE);
    await due();
    expect((await publicly()).status).toBe(404);
    world.forward(MINUTE);
    await due();
    expect((await publicly()).status).toBe(200);
    id = await begin(world, world.asha);
    const other = await save(world, world.asha, id);
    const later = new Date(world.platform.now().getTime() + MINUTE).toISOString();
    await asha().post(path('/publication'), { edition: other, at: later });
    await asha().delete(path('/publication'));
    world.forward(2 * MINUTE);
    await due();
    expect((await publicly()).status).toBe(404);
    expect(await draft()).toMatchObject({ state: 'DRAFT', scheduledAt: null });
  });

  async function due(): Promise<void> {
    await world.platform.database.pool.query(`select graphile_worker.add_job('publish-due-inspirations')`);
    await world.runJobs();
  }

  test('INS-2 what is taken back is gone from every door at once, and the draft stays', async () => {
    id = await publish(world, world.asha);
    await asha().delete(path('/publication'));
    for (const rest of ['', '/cover', '/card.jpg', '/related'])
      expect((await publicly(rest)).status).toBe(404);
    const listed = (await world.as(null).get('/api/public/inspirations?limit=50')).text;
    expect(listed).not.toContain(id);
    expect((await world.as(null).get('/api/public/inspirations/feed.xml')).text).not.toContain(id);
    expect((await draft()).title).toBe('Layers');
    expect((await asha().delete(path())).status).toBe(200);
    expect((await asha().get(path('/draft'))).status).toBe(404);
  });
});

describe('pictures', () => {
  test('INS-2 what is no picture never comes into a story', async () => {
    for (const [name, payload] of Object.entries(await refusedUploads())) {
      const sent = await world.app.inject({
        method: 'POST',
        url: '/api/media',
        payload,
        headers: { authorization: `Bearer ${world.asha.token}`, 'content-type': 'application/octet-stream' },
      });
      expect(sent.statusCode, name).toBeGreaterThanOrEqual(400);
      expect(sent.statusCode, name).toBeLessThan(500);
    }
    const mediaId = '018f0000-0000-7000-8000-000000000000';
    expect((await asha().post(path('/pictures'), { mediaId })).status).toBe(422);
  });

  async function upload(): Promise<string> {
    const bytes = await goodPicture(40, 20);
    const sent = await world.app.inject({
      method: 'POST',
      url: '/api/media',
      payload: bytes,
      headers: { authorization: `Bearer ${world.asha.token}`, 'content-type': 'application/octet-stream' },
    });
    expect(sent.statusCode, sent.body).toBe(200);
    return sent.json().id;
  }
  const shown = (pictureId: string) => ({
    document: {
      type: 'doc',
      content: [paragraph('x'), { type: 'picture', attrs: { id: pictureId, alt: 'Fog', caption: '' } }],
    },
  });

  test('INS-2 a picture is public only while it stands in what readers see', async () => {
    const mediaId = await upload();
    const added = await asha().post(path('/pictures'), { mediaId });
    const picture = added.body.id;
    expect((await asha().post(path('/pictures'), { mediaId })).status).toBe(422);
    let edition = await save(world, world.asha, id, shown(picture));
    expect((await publicly(`/pictures/${picture}`)).status).toBe(404);
    expect((await asha().get(path(`/pictures/${picture}`))).status).toBe(200);
    await publishNow(edition);
    expect((await publicly(`/pictures/${picture}?w=20`)).headers['content-type']).toBe('image/webp');
    expect((await publicly()).body.named.pictures).toMatchObject([{ id: picture, width: 40, height: 20 }]);
    edition = await save(world, world.asha, id, { coverPictureId: null }, edition);
    await publishNow(edition);
    expect((await publicly(`/pictures/${picture}`)).status).toBe(404);
  });

  test('INS-2 nobody shows the picture of another, or of another story', async () => {
    const mediaId = await upload();
    const ben = await begin(world, world.ben);
    const taken = await world.as(world.ben).post(`/api/inspirations/${ben}/pictures`, { mediaId });
    expect([taken.status, taken.body.code]).toEqual([422, 'INSPIRATION_PICTURE_NOT_YOURS']);
    const { id: picture } = (await asha().post(path('/pictures'), { mediaId })).body;
    const form = formOf(shown(picture));
    const stolen = await world.as(world.ben).put(`/api/inspirations/${ben}/draft`, { form, edition: 1 });
    expect(stolen.body.code).toBe('INSPIRATION_PICTURE_NOT_YOURS');
  });
});
