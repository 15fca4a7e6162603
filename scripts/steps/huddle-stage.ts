import { readFileSync } from 'node:fs';
import { costs, guests, plan } from './plan-outing.ts';
import { type Callers, onceAServer } from './stage-callers.ts';

/** Huddles in states that the demo world does not have; the ids of each. */
export interface HuddleStage {
  /** Asha hosts it: Ben and Cleo ask to come, and it has messages and a discussion. */
  readonly asked: string;
  /** Ben hosts it: a place is held for Asha. */
  readonly offered: string;
  /** Ben hosts it: anyone who says yes brings guests of every age, pays, and says how they come. */
  readonly costly: string;
  /** Asha hosts it: it repeats, and Ben is a co-host. */
  readonly repeated: string;
  /** Asha hosted it: it costs money, is over, and has photos. */
  readonly over: string;
}

/** Set up once for each server, by three people who do it through the API. */
export const huddleStage = onceAServer(setUp);

async function setUp(callers: Callers): Promise<HuddleStage> {
  return {
    asked: await stageAsked(callers),
    offered: await stageOffered(callers),
    costly: await plan(callers.ben, {
      name: 'Ice walk on the Aletsch',
      ...costs,
      ...guests,
      carpooling: true,
    }),
    repeated: await stageRepeated(callers),
    over: await stageOver(callers),
  };
}

async function stageAsked({ asha, ben, cleo }: Callers): Promise<string> {
  const name = 'Sonnenaufgangswanderung über den Höhenweg zur Rotwandhütte mit Frühstück';
  const id = await plan(asha, { name, capacity: 12, approvalRequired: true, ...guests, ...costs });
  const at = `/api/huddles/${id}`;
  await ben.call('PUT', `${at}/rsvp`, { rsvpType: 'YES', guests: { ADULT: 1, KID: 2 } });
  await cleo.call('PUT', `${at}/rsvp`, { rsvpType: 'YES' });
  await asha.call('POST', `${at}/messages`, {
    audience: 'ALL',
    text: 'The hut wants to know by Thursday how many of us eat. Tell me if you do not.',
  });
  const asked = await ben.call('POST', `${at}/comments`, { text: 'Is there a place to leave a pram?' });
  const answers = [
    [asha, 'Yes, in the shed behind the chapel. It is dry, and not locked.'],
    [cleo, 'We left ours there in summer, it was fine.'],
  ] as const;
  for (const [who, text] of answers) {
    await who.call('POST', `${at}/comments`, { text, parentId: asked.id });
  }
  await cleo.call('POST', `${at}/comments`, { text: 'How icy is the last slope?' });
  return id;
}

/** Asha waits with a guest until Cleo's two places come free. */
async function stageOffered({ asha, ben, cleo }: Callers): Promise<string> {
  const id = await plan(ben, { name: 'Two ropes on the Piz Linard', capacity: 2, ...guests });
  const at = `/api/huddles/${id}/rsvp`;
  await cleo.call('PUT', at, { rsvpType: 'YES', guests: { ADULT: 1 } });
  await asha.call('PUT', at, { rsvpType: 'YES', guests: { TEEN: 1 } });
  await cleo.call('DELETE', at);
  return id;
}

async function stageRepeated({ asha, ben }: Callers): Promise<string> {
  const id = await plan(asha, { name: 'Monday round of the lake', coHostIds: [ben.id] });
  await ben.call('PUT', `/api/huddles/${id}/host-request`, { accept: true });
  await asha.call('POST', `/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 4 });
  return id;
}

async function stageOver({ asha }: Callers): Promise<string> {
  const { items } = await asha.call('GET', '/api/huddles?mine=PAST&limit=50');
  const id = items.find(({ name }) => name.startsWith('Birds of the estuary'))?.id ?? '';
  const shows = ['Curlews over the mud', 'The tide coming in', ''];
  for (const alt of shows) {
    const kept = await asha.call('POST', '/api/media', readFileSync('docs/huddle.jpg'));
    const photo = await asha.call('POST', `/api/huddles/${id}/photos`, { mediaId: kept.id });
    await asha.call('PATCH', `/api/huddles/${id}/photos/${photo.id}`, { alt });
  }
  return id;
}
