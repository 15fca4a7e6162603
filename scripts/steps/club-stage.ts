import { readFileSync } from 'node:fs';
import { type Callers, onceAServer } from './stage-callers.ts';

const place = { name: 'Brunnen', formattedAddress: 'Brunnen, Schwyz', lat: 46.9941, lng: 8.6046 };
const rules =
  'We wait for the last one.\nDogs stay on the lead above the tree line.\nWhoever cancels says so the evening before.';

/** Communities in states that the demo world does not have; the ids of each. */
export const clubStage = onceAServer(async (callers: Callers) => {
  const { asha, ben, cleo } = callers;
  const strict = { rules, joinQuestion: 'What was your last outing, and with whom?' };
  return {
    /** Asha owns it, with a member, an admin, a request and a ban. */
    owned: await stageOwned(callers),
    /** Ben's: who joins accepts rules and answers a question. */
    strict: await found(ben, { name: 'Schwyzer Hochtourengruppe', approvalRequired: true, ...strict }),
    /** Ben's: Asha sees its front. */
    closed: await found(ben, { name: 'Tuesday ropes', privacy: 'PRIVATE' }),
    /** Ben's: Asha is invited. */
    inviting: await invite(await found(ben, { name: 'Lake swimmers of Uri', privacy: 'PRIVATE' }), callers),
    archived: await put(asha, await found(asha, { name: 'The old map readers' }), 'archive', {
      archived: true,
    }),
    /** Asha's: Cleo has reported an outing that Ben leads. */
    reported: await stageReported(callers),
    ending: await put(cleo, await shareWith(callers), 'deletion', { wanted: true }),
  };
});

type Caller = Callers['asha'];

async function found(owner: Caller, fields: object): Promise<string> {
  const said = { description: 'On Tuesdays after work, from the boathouse. Lamps on from October.' };
  const plan = { ...said, location: place, tags: ['After work', 'Lake'], ...fields };
  return (await owner.call('POST', '/api/communities', plan)).id;
}

async function put(who: Caller, id: string, what: string, body: object): Promise<string> {
  await who.call('PUT', `/api/communities/${id}/${what}`, body);
  return id;
}

async function invite(id: string, { asha, ben }: Callers): Promise<string> {
  await ben.call('POST', `/api/communities/${id}/invitations`, { personId: asha.id });
  return id;
}

/** Cleo's, and Asha belongs to it. */
async function shareWith({ asha, cleo }: Callers): Promise<string> {
  const id = await found(cleo, { name: 'Winter of three huts' });
  return put(asha, id, 'membership', {});
}

async function stageOwned({ asha, ben, cleo }: Callers): Promise<string> {
  const picture = () => asha.call('POST', '/api/media', readFileSync('docs/huddle.jpg'));
  const id = await found(asha, {
    name: 'Wanderfreundinnen am Vierwaldstättersee',
    approvalRequired: true,
    rules,
    coverImageId: (await picture()).id,
    incorporatedAt: '2012-05-06',
    welcome: 'Good that you are here. The next outing is in Huddles, and Messages is where we talk.',
    externalWebUrl: 'https://example.com/',
    externalSocialUrls: ['https://social.example.com/lake'],
  });
  const membership = { rulesAccepted: true, answer: '' };
  await put(ben, id, 'membership', membership);
  await put(asha, id, `requests/${ben.id}`, { accept: true });
  await put(asha, id, `members/${ben.id}/role`, { role: 'ADMIN' });
  await put(cleo, id, 'membership', membership);
  await asha.call('POST', `/api/communities/${id}/invitation-links`, {
    email: 'somebody.with.a.long.address@example.org',
  });
  await asha.call('POST', `/api/communities/${id}/invitation-links`, {});
  return id;
}

const HOUR_MS = 3_600_000;

async function stageReported({ asha, ben, cleo }: Callers): Promise<string> {
  const id = await found(asha, { name: 'Night walkers of the dam' });
  await put(ben, id, 'membership', {});
  await put(asha, id, `members/${ben.id}/role`, { role: 'LEADER' });
  const start = Date.now() + 9 * 24 * HOUR_MS;
  const outing = await ben.call('POST', '/api/huddles', {
    name: 'Easy evening round above the gorge',
    activity: 'HIKING',
    privacy: 'PUBLIC',
    communityId: id,
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 3 * HOUR_MS).toISOString(),
    timeZone: 'Europe/Zurich',
  });
  await cleo.call('POST', '/api/reports', {
    objectType: 'HUDDLE',
    objectId: outing.id,
    reason: 'MISLEADING',
    text: 'It is called easy, and the last hour goes along a wire without a rail.',
  });
  return id;
}
