import { afterAll, beforeAll, expect, test } from 'vitest';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { follow, say, trySaying } from '#areas/post/server/testing/say.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

let world: TestApp;
let mona: CastMember;

beforeAll(async () => {
  world = await buildTestApp({ NEWCOMER_DAYS: '14', NEWCOMER_INVITATIONS: '2' });
  mona = await world.enter({ username: 'mona', moderator: true });
});
afterAll(() => world.close());

const links = 'Boots #boots https://a.example https://b.example https://c.example';

async function caseOf(objectId: string) {
  await world.runJobs();
  const { items } = (await world.as(mona).get('/api/moderation/cases?limit=50')).body;
  const line = items.find(({ object }: { object: { id: string } }) => object.id === objectId);
  return line && (await world.as(mona).get(`/api/moderation/cases/${line.id}`)).body;
}
async function decide(held: { id: string; version: number }, act: string) {
  const verdict = { version: held.version, acts: [act], reason: 'SPAM' };
  const decided = await world.as(mona).post(`/api/moderation/cases/${held.id}/decisions`, verdict);
  await world.runJobs();
  return decided;
}
const read = (who: CastMember | null, id: string) =>
  world.as(who).get(who ? `/api/posts/${id}` : `/api/public/posts/${id}`);

/** Everywhere that somebody could come across a post of this person. */
async function everywhere(who: CastMember, author: CastMember) {
  const doors = [
    '/api/timeline',
    `/api/posts/of/${author.username}`,
    '/api/tags/boots/posts',
    '/api/notifications',
    '/api/search?q=Boots',
  ];
  const answers = await Promise.all(doors.map((door) => world.as(who).get(door)));
  for (const { status, text } of answers) expect(status, text).toBe(200);
  return answers.map(({ text }) => text).join('\n');
}

test('ADM-1 a post with many links of a newcomer waits for a moderator, who shows it with one press', async () => {
  const nora = await world.enter({ username: 'nora' });
  await follow(world, world.ben, nora);
  const said = await trySaying(world, nora, links);
  expect(said.body.message).toContain('A moderator looks at your post first');
  const { id } = said.body;
  expect((await read(nora, id)).body).toMatchObject({ hidden: true });
  for (const reader of [world.ben, mona, null]) expect((await read(reader, id)).status).toBe(404);
  const held = await caseOf(id);
  expect(held).toMatchObject({ held: 'LINKS', reports: 0, heldWords: links, subject: { username: 'nora' } });
  expect(await everywhere(world.ben, nora)).not.toContain('a.example');
  expect((await decide(held, 'NONE')).status).toBe(200);
  expect((await read(world.ben, id)).body).toMatchObject({ hidden: false });
  expect((await read(nora, id)).body).toMatchObject({ hidden: false });
  expect(await everywhere(world.ben, nora)).toContain('a.example');
  expect((await world.as(nora).get('/api/me/decisions')).body.items).toEqual([]);
});

test('ADM-1 what is kept hidden stays so, its author is told, and an appeal shows it', async () => {
  const ned = await world.enter({ username: 'ned' });
  const milo = await world.enter({ username: 'milo', moderator: true });
  const id = await say(world, ned, links);
  expect((await decide(await caseOf(id), 'WARN')).body.code).toBe('ACTS_DO_NOT_FIT');
  expect((await decide(await caseOf(id), 'HIDE')).status).toBe(200);
  expect((await read(world.ben, id)).status).toBe(404);
  const [mail] = await mailsTo(world.platform, 'ned@trailfolk.example');
  expect(mail?.text).toContain('A filter held back your post');
  const [own] = (await world.as(ned).get('/api/me/decisions')).body.items;
  expect(own).toMatchObject({ acts: ['HIDE'], saidThen: links });
  await world.as(ned).post(`/api/me/decisions/${own.id}/appeal`, { words: 'They are huts.' });
  await world.as(milo).put(`/api/moderation/decisions/${own.id}/answer`, { granted: true });
  await world.runJobs();
  expect((await read(world.ben, id)).status).toBe(200);
});

test('ADM-1 whom a held post mentions hears nothing of it', async () => {
  const noel = await world.enter({ username: 'noel' });
  const id = await say(world, noel, `@cleo ${links}`);
  await world.runJobs();
  expect((await world.as(world.cleo).get('/api/notifications')).body.items).toEqual([]);
  expect((await read(world.cleo, id)).status).toBe(404);
});

test('ADM-1 an inspiration with many links waits too, and stands in no list', async () => {
  const nan = await world.enter({ username: 'nan' });
  const link = (href: string) => ({ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] });
  const content = ['https://a.example', 'https://b.example', 'https://c.example'].map(link);
  const document = { type: 'doc', content: [{ type: 'paragraph', content }] };
  const id = await publish(world, nan, { title: 'Bargains', document });
  const others = async () => [
    (await world.as(world.ben).get(`/api/inspirations/${id}`)).status,
    (await world.as(world.ben).get('/api/inspirations')).text.includes('Bargains'),
  ];
  expect(await others()).toEqual([404, false]);
  const [own] = (await world.as(nan).get('/api/inspirations/authored')).body.items;
  expect(own).toMatchObject({ id, state: 'PUBLISHED', hidden: true });
  expect(await caseOf(id)).toMatchObject({ held: 'LINKS', object: { name: 'Bargains' } });
  await decide(await caseOf(id), 'NONE');
  expect(await others()).toEqual([200, true]);
});

const advert = 'Cheap boots for everybody, only today and only here, do not wait for tomorrow';

test('ADM-1 the same long text is held back in its sixth place, whoever says it, and counts for a day', async () => {
  for (let count = 0; count < 5; count += 1) {
    const id = await say(world, mona, `${advert}${'!'.repeat(count)}`);
    expect((await read(world.ben, id)).status).toBe(200);
  }
  const sixth = await say(world, mona, advert.toUpperCase());
  expect((await read(world.ben, sixth)).status).toBe(404);
  const room = (await world.as(mona).post('/api/rooms', { kind: 'DIRECT', personId: world.ben.personId }))
    .body.id;
  const message = await world.as(mona).post(`/api/rooms/${room}/messages`, { text: advert });
  expect(message.body.code).toBe('SAID_TOO_OFTEN');
  world.forward(86_400_001);
  const later = await say(world, mona, advert);
  expect((await read(world.ben, later)).status).toBe(200);
});

test('ADM-1 nobody decides about what was held back from themselves', async () => {
  await world.runJobs();
  const { items } = (await world.as(mona).get('/api/moderation/cases?limit=50')).body;
  const names = items.map(({ object }: { object: { name: string } }) => object.name);
  expect(names.join()).not.toContain('CHEAP BOOTS');
});

test('ADM-1 an edit holds a post back, and the event that comes twice counts once', async () => {
  const nell = await world.enter({ username: 'nell' });
  const id = await say(world, nell, 'A walk');
  const edit = { content: links, taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  const edited = await world.as(nell).put(`/api/posts/${id}`, edit);
  expect(edited.body.message).toContain('A moderator looks at your post first');
  expect((await read(world.ben, id)).status).toBe(404);
  await world.runJobs(async (run) => {
    await run();
    await run();
  });
  expect(await caseOf(id)).toMatchObject({ held: 'LINKS', version: 1 });
});

const people = ['anna', 'bea', 'carl'].map((name) => ({ email: `${name}@club.example` }));

async function sendList(owner: CastMember) {
  const club = (await world.as(owner).post('/api/communities', { name: `Club of ${owner.username}` })).body
    .id;
  const sent = await world.as(owner).post(`/api/communities/${club}/invitation-lists`, { people });
  await world.runJobs();
  return { club, sent };
}
const mailed = async () => (await mailsTo(world.platform, 'anna@club.example')).length;
const counts = async (owner: CastMember, club: string) =>
  (await world.as(owner).get(`/api/communities/${club}/invitation-lists`)).body.items[0].counts;

test('C9: a newcomer’s long list of addresses waits, and goes out with one press of a moderator', async () => {
  const sue = await world.enter({ username: 'sue' });
  const { club, sent } = await sendList(sue);
  expect(sent.body.message).toContain('a moderator looks at a long list first');
  expect(await counts(sue, club)).toEqual({ HELD: 3 });
  const lists = await world.as(sue).get(`/api/communities/${club}/invitation-lists`);
  const lines = await world
    .as(sue)
    .get(`/api/communities/${club}/invitation-lists/${lists.body.items[0].id}`);
  const again = `/api/communities/${club}/invitation-links/${lines.body.items[0].id}/mails`;
  expect((await world.as(sue).post(again)).status).toBe(404);
  const held = await caseOf(club);
  expect(held).toMatchObject({ held: 'LIST', heldCount: 3 });
  expect(JSON.stringify(held)).not.toContain('anna@');
  const before = await mailed();
  await decide(held, 'NONE');
  expect(await mailed()).toBe(before + 1);
  expect(await counts(sue, club)).toEqual({ SENT: 3 });
});

test('C9: a list that is kept back is never sent, and what is short goes at once', async () => {
  const sid = await world.enter({ username: 'sid' });
  const { club } = await sendList(sid);
  const before = await mailed();
  await decide(await caseOf(club), 'HIDE');
  expect(await mailed()).toBe(before);
  expect(await counts(sid, club)).toEqual({ REVOKED: 3 });
  const [mail] = await mailsTo(world.platform, 'sid@trailfolk.example');
  expect(mail?.text).toContain('The invitations of your list are not sent.');
  const two = { people: [{ email: 'dora@club.example' }, { email: 'emil@club.example' }] };
  const club2 = (await world.as(sid).post('/api/communities', { name: 'Second' })).body.id;
  const short = await world.as(sid).post(`/api/communities/${club2}/invitation-lists`, two);
  expect(short.body.code).toBe('LIST_SENT');
});

/** How many comments Ben reads under a post, what they say, and how many it says that it has. */
async function discussed(post: string) {
  const { items } = (await world.as(world.ben).get(`/api/posts/${post}/comments`)).body;
  const { commentCount } = (await read(world.ben, post)).body;
  return { words: items.map(({ text }: { text: string }) => text), commentCount };
}

test('ADM-1 a comment with many links of a newcomer waits for a moderator; who is to hear of it does when it is shown', async () => {
  const nuri = await world.enter({ username: 'nuri', displayName: 'Nuri' });
  const post = await say(world, world.asha, 'A quiet day');
  const path = `/api/posts/${post}/comments`;
  const few = await world.as(nuri).post(path, { text: 'https://a.example https://b.example' });
  expect(few.body.message).toBe('Comment posted.');
  await world.as(nuri).delete(`${path}/${few.body.id}`);
  await world.runJobs();
  const told = async () => {
    const { items } = (await world.as(world.asha).get('/api/notifications')).body;
    return items.filter(({ kind }: { kind: string }) => kind === 'POST_COMMENT').length;
  };
  const before = await told();
  const said = await world.as(nuri).post(path, { text: links });
  expect(said.body.message).toContain('A moderator looks at your comment first');
  const held = await caseOf(said.body.id);
  expect(held).toMatchObject({ held: 'LINKS', heldWords: links, under: { type: 'POST', id: post } });
  expect(await discussed(post)).toEqual({ words: [], commentCount: 0 });
  expect((await world.as(nuri).get(path)).body.items).toMatchObject([{ text: links, hidden: true }]);
  expect(await told()).toBe(before);
  expect((await decide(held, 'NONE')).status).toBe(200);
  expect(await discussed(post)).toEqual({ words: [links], commentCount: 1 });
  expect(await told()).toBe(before + 1);
});

test('ADM-1 a comment that is worded again with many links waits too, and nobody hears of it twice', async () => {
  const nils = await world.enter({ username: 'nils', displayName: 'Nils' });
  const post = await say(world, world.cleo, 'A quiet day');
  const path = `/api/posts/${post}/comments`;
  const { id } = (await world.as(nils).post(path, { text: 'Lovely' })).body;
  const told = async () => (await world.as(world.cleo).get('/api/notifications')).body.items.length;
  await world.runJobs();
  const before = await told();
  const changed = await world.as(nils).patch(`${path}/${id}`, { text: links });
  expect(changed.body.message).toContain('A moderator looks at your comment first');
  const held = await caseOf(id);
  expect(await discussed(post)).toEqual({ words: [], commentCount: 0 });
  expect((await decide(held, 'NONE')).status).toBe(200);
  expect(await discussed(post)).toEqual({ words: [links], commentCount: 1 });
  expect(await told()).toBe(before);
});
