import { setTimeout as sleep } from 'node:timers/promises';
import { gather } from '../fan-out.ts';
import { line, residentKb, type Scene } from '../scene.ts';
import { planHuddle } from './plan-huddle.ts';

/** Fewer than one person may have open: of more the oldest are closed. */
const STREAMS_EACH = 10;

/** One answer to a huddle that thousands have open, until the last of them has heard. */
export async function liveStreams({ live, limit, sizes, serverPid }: Scene): Promise<void> {
  const [host, guest] = [await live.enter('stream.host'), await live.enter('stream.guest')];
  const names = Array.from({ length: sizes.streams / STREAMS_EACH }, (_, at) => `stream.${at}`);
  const readers = await Promise.all(names.map((name) => live.enter(name)));
  const huddleId = await planHuddle(live, host, 10);
  const before = residentKb(serverPid);
  const crowd = {
    event: 'huddle.changed',
    count: sizes.streams,
    tokenOf: (at: number) => readers[at % readers.length]?.token ?? guest.token,
  };
  const path = `/api/sse/subscribe?watch=huddle:${huddleId}`;
  const ours = await gather(live.origin, { ...crowd, path });
  const perStream = (residentKb(serverPid) - before) / sizes.streams;
  const say = (rsvpType: 'YES' | 'NO') => () =>
    fetch(`${live.origin}/api/huddles/${huddleId}/rsvp`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ rsvpType }),
    });
  const took = [await ours.measure(say('NO')), await ours.measure(say('YES')), await ours.measure(say('NO'))];
  ours.close();
  await sleep(1_000);
  const bare = await gather(limit.origin, { ...crowd, path: '/stream' });
  const announce = () => fetch(`${limit.origin}/announce`, { method: 'POST' });
  const least = [await bare.measure(announce), await bare.measure(announce), await bare.measure(announce)];
  bare.close();
  const [mine, theirs] = [Math.min(...took), Math.min(...least)];
  const what = `a change to ${sizes.streams} streams`;
  line(what, `${mine.toFixed(0)} ms`, `${theirs.toFixed(0)} ms`, mine / theirs, 'less');
  console.log(`  ${perStream.toFixed(1)} KiB a stream`);
}
