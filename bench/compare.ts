import type { CastMember } from '../src/app/server/testing/cast.ts';
import { hammer, inTurn, type Shots } from './hammer.ts';
import { CONNECTIONS, lineOfShots, type Scene } from './scene.ts';

/** Where the same is read from our server and from the limit server. */
export interface Paths {
  readonly ours: string;
  readonly limit: string;
}

/** Reads as somebody who is logged in, ours and the limit in turn, and prints the line; answers our best round. */
export async function compareReads(
  { live, limit, sizes, faults }: Scene,
  what: string,
  who: CastMember,
  paths: Paths,
): Promise<Shots> {
  const headers = { authorization: `Bearer ${who.token}` };
  const ask = (url: string, path: string) => () =>
    hammer({
      url,
      connections: CONNECTIONS,
      seconds: sizes.seconds,
      requestsOf: () => [{ method: 'GET' as const, path, headers }],
    });
  const best = await inTurn(sizes.rounds, ask(live.origin, paths.ours), ask(limit.origin, paths.limit));
  lineOfShots(what, best);
  if (best.wrong > 0) faults.push(`${what}: ${best.wrong} wrong answers`);
  return best.ours;
}
