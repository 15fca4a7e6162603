import { expect } from 'vitest';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { TurnView } from '../../contract/views.ts';

/** Asks one question after the other in one talk, and gives the last answer as it was heard; it is read again alike. */
export async function talk(
  world: TestApp,
  member: CastMember,
  ...questions: readonly string[]
): Promise<TurnView> {
  await world.platform.database.pool.query('delete from aurora_days');
  // So many a minute.
  world.forward(60_000);
  const as = world.as(member);
  let talkId: string | null = null;
  let heard: TurnView | undefined;
  for (const question of questions) {
    const asked = await as.post('/api/aurora/questions', { question, talkId });
    expect(asked.status, asked.text).toBe(200);
    talkId = asked.body.talkId;
    const answer = await as.get(`/api/aurora/turns/${asked.body.turnId}/answer`);
    const last = answer.text.split('\n\n').filter(Boolean).at(-1) ?? '';
    heard = JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null');
  }
  if (!heard) throw new Error('nothing was asked');
  const { turns } = (await as.get(`/api/aurora/talks/${talkId}`)).body;
  expect(turns.at(-1)).toEqual(heard);
  return heard;
}
