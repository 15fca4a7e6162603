import { readFileSync } from 'node:fs';
import { type Callers, onceAServer } from './stage-callers.ts';

type Caller = Callers['asha'];
const tags = { taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };

/** Posts in states that the demo world does not have; the ids of each. */
export const saidStage = onceAServer(async (callers: Callers) => ({
  /** Asha's, with a person, a hashtag and four pictures. */
  pictured: await stagePictured(callers),
  edited: await stageEdited(callers.asha),
  /** Asha quotes what Ben has deleted since. */
  quoting: await stageQuote(callers),
  commented: await stageComments(callers),
}));

async function post(who: Caller, content: string, more: object = {}): Promise<string> {
  const { id } = await who.call('POST', '/api/posts/init');
  await who.call('POST', `/api/posts/${id}`, { content, ...tags, ...more });
  return id;
}

async function stagePictured({ asha, ben, cleo }: Callers): Promise<string> {
  const pictures = [];
  for (const alt of ['The ridge above the fog, from the chapel', 'Cleo at the spring', '', 'Tea']) {
    const { id: mediaId } = await asha.call('POST', '/api/media', readFileSync('docs/huddle.jpg'));
    pictures.push({ mediaId, alt });
  }
  const content = 'Up with {{friend}} before the others were awake. Cold fingers, warm tea. #firstlight';
  const id = await post(asha, content, { pictures, taggedUsers: { friend: cleo.id } });
  for (const who of [ben, cleo]) await who.call('PUT', `/api/posts/${id}/like`, { liked: true });
  await ben.call('PUT', `/api/posts/${id}/repost`, { reposted: true });
  return id;
}

async function stageEdited(asha: Caller): Promise<string> {
  const id = await post(asha, 'The hut is open until the end of Ocotber.');
  await asha.call('PUT', `/api/posts/${id}`, {
    content: 'The hut is open until the end of October.',
    ...tags,
  });
  const content = 'The hut is open until the end of October, and the stove is lit from four.';
  await asha.call('PUT', `/api/posts/${id}`, { content, ...tags });
  return id;
}

async function stageQuote({ asha, ben }: Callers): Promise<string> {
  const refPostId = await post(ben, 'The path to the hut is closed.');
  const id = await post(asha, 'Good to know, we take the other side.', { refPostId });
  await ben.call('DELETE', `/api/posts/${refPostId}`);
  return id;
}

async function stageComments({ asha, ben, cleo }: Callers): Promise<string> {
  const id = await post(ben, 'First snow on the Mythen this morning, and nobody up there but the ibex.');
  const at = `/api/posts/${id}/comments`;
  const asked = await cleo.call('POST', at, { text: 'How deep?' });
  await ben.call('POST', at, { text: 'To the ankle, and soft.', parentId: asked.id });
  await asha.call('POST', at, {
    text: 'We were there at noon, it had all gone by then.',
    parentId: asked.id,
  });
  const gone = await cleo.call('POST', at, { text: 'First!' });
  await asha.call('POST', at, { text: 'You had company then', parentId: gone.id });
  await cleo.call('DELETE', `${at}/${gone.id}`);
  return id;
}
