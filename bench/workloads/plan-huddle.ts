import type { LiveServer } from '../../proof/live-server.ts';
import type { CastMember } from '../../src/app/server/testing/cast.ts';

/** A published huddle in a month, made through the API. */
export async function planHuddle(live: LiveServer, host: CastMember, capacity: number): Promise<string> {
  const from = Date.now() + 30 * 86_400_000;
  const [startDateTime, endDateTime] = [from, from + 3_600_000].map((at) => new Date(at).toISOString());
  const answer = await fetch(`${live.origin}/api/huddles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hot', startDateTime, endDateTime, timeZone: 'UTC', capacity }),
  });
  if (!answer.ok) throw new Error(`no huddle: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}
