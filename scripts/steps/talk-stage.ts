import { readFileSync } from 'node:fs';
import { type Callers, onceAServer } from './stage-callers.ts';

type Caller = Callers['asha'];

/** Conversations in states that the demo world does not have; the ids of each. */
export const talkStage = onceAServer(async (callers: Callers) => ({
  direct: await stageDirect(callers),
  /** Cleo asks to write to Asha. */
  request: await stageRequest(callers),
  /** Asha's own, with Ben and Cleo. */
  group: await stageGroup(callers),
}));

async function say(who: Caller, room: string, text: string, more: object = {}): Promise<string> {
  return (await who.call('POST', `/api/rooms/${room}/messages`, { text, ...more })).id;
}

async function stageDirect({ asha, ben }: Callers): Promise<string> {
  const { id: room } = await asha.call('POST', '/api/rooms', { kind: 'DIRECT', personId: ben.id });
  await say(asha, room, 'Are you in on Saturday?');
  const answer = await say(ben, room, 'Yes, if the fog lifts. I would take the 7:04 and bring the stove.');
  await say(
    ben,
    room,
    'Shall I bring gas, too? https://example.com/a/very/long/address/that/does/not/break/by/itself/anywhere',
  );
  await say(asha, room, 'Please. I have the pot and the tea.', { replyTo: answer });
  const kept = await ben.call('POST', '/api/media', readFileSync('docs/huddle.jpg'));
  await say(ben, room, 'Last year at the same place', {
    pictures: [{ id: kept.id, alt: 'The ridge above the fog' }],
  });
  const sign = (who: Caller, reaction: string) =>
    who.call('PUT', `/api/rooms/${room}/messages/${answer}/reactions/${encodeURIComponent(reaction)}`, {
      on: true,
    });
  await sign(asha, '👍');
  await sign(ben, '⛰️');
  return room;
}

async function stageRequest({ asha, cleo }: Callers): Promise<string> {
  await asha.call('DELETE', `/api/me/followers/${cleo.id}`);
  await asha.call('DELETE', `/api/people/${cleo.id}/follow`);
  const { id: room } = await cleo.call('POST', '/api/rooms', { kind: 'DIRECT', personId: asha.id });
  await say(cleo, room, 'Hello Asha, Ben says you know the way over the Hochflue when it snows?');
  return room;
}

/** Something is new for Asha below what she has read. */
async function stageGroup({ asha, ben, cleo }: Callers): Promise<string> {
  const name = 'Saturday car, stove and the long rope';
  const { id: room } = await asha.call('POST', '/api/rooms', {
    kind: 'GROUP',
    name,
    personIds: [ben.id, cleo.id],
  });
  // Cleo does not follow Asha, and is asked first.
  await cleo.call('PUT', `/api/rooms/${room}/request`, { accept: true });
  await say(asha, room, 'Who drives?');
  await asha.call('PUT', `/api/rooms/${room}/read`, { seq: 1 });
  await say(ben, room, 'I can, from Goldau, with two more seats.');
  await say(cleo, room, 'Then I come by train to Goldau. Is 6:40 early enough?');
  const wrong = await say(ben, room, 'No, 6:20.');
  await ben.call('PATCH', `/api/rooms/${room}/messages/${wrong}`, { text: 'Make it 6:20, the road is icy.' });
  const gone = await say(cleo, room, 'Wrong room, sorry.');
  await cleo.call('DELETE', `/api/rooms/${room}/messages/${gone}`);
  return room;
}
