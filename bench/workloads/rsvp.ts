import type { CastMember } from '../../src/app/server/testing/cast.ts';
import { hammer, inTurn, type Shots } from '../hammer.ts';
import { CONNECTIONS, enoughRounds, lineOfShots, type Scene, words } from '../scene.ts';
import { withWhatFollows } from '../what-follows.ts';
import { planHuddle } from './plan-huddle.ts';

const RIVALS = 640;
const PLACES = 200;

/** Each connection first says YES for all its people, past the last place, and then NO for all of them. */
function answers(rivals: readonly CastMember[], path: (rival: CastMember) => string) {
  return (connection: number) => {
    const own = rivals.filter((_, at) => at % CONNECTIONS === connection % CONNECTIONS);
    return ['YES', 'NO'].flatMap((rsvpType) =>
      own.map((rival) => ({
        method: 'PUT' as const,
        path: path(rival),
        headers: { 'content-type': 'application/json', authorization: `Bearer ${rival.token}` },
        body: JSON.stringify({ rsvpType }),
      })),
    );
  };
}

/** 640 people want 200 places of one huddle; every answer, a place in the queue too, is durable when given. */
export async function hotHuddle(scene: Scene): Promise<void> {
  const { live, limit, sizes } = scene;
  const { pool } = live.platform.database;
  await pool.query('create table bench_huddle (taken int not null, capacity int not null)');
  await pool.query('create table bench_answers (person_id uuid primary key, place text not null)');
  await pool.query('insert into bench_huddle values (0, $1)', [PLACES]);
  const host = await live.enter('hot.host');
  const names = Array.from({ length: RIVALS }, (_, at) => `rival.${at}`);
  const rivals = await Promise.all(names.map((name) => live.enter(name)));
  const huddleId = await planHuddle(live, host, PLACES);
  const shoot = (origin: string, path: (rival: CastMember) => string) => () =>
    hammer({
      url: origin,
      connections: CONNECTIONS,
      seconds: sizes.seconds,
      requestsOf: answers(rivals, path),
    });
  const alone: Shots[] = [];
  const best = await inTurn(
    enoughRounds(sizes),
    () =>
      withWhatFollows(scene, async () => {
        const shots = await shoot(live.origin, () => `/api/huddles/${huddleId}/rsvp`)();
        alone.push(shots);
        return shots;
      }),
    shoot(limit.origin, (rival) => `/rsvp/${rival.personId}`),
  );
  lineOfShots('RSVP on one hot huddle, durable', best);
  console.log(`  answers alone: ${alone.map(words).join(', ')}`);
  if (best.wrong > 0) scene.faults.push(`RSVP: ${best.wrong} wrong answers`);
  await checkNotOversold(scene, huddleId);
}

async function checkNotOversold({ live, faults }: Scene, huddleId: string): Promise<void> {
  const found = await live.platform.database.pool.query(
    `select coalesce(sum(party) filter (where place in ('CONFIRMED', 'OFFERED')), 0)::int as taken
     from participations where huddle_id = $1`,
    [huddleId],
  );
  const taken = found.rows[0].taken;
  console.log(`  afterwards ${taken} of ${PLACES} places are taken`);
  if (taken > PLACES) faults.push(`oversold: ${taken} of ${PLACES}`);
}
