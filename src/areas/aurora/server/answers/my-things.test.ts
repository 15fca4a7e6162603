import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.platform.database.pool.query('delete from aurora_days');
  // So many questions a minute.
  world.forward(60_000);
});

/** Asks one question after the other in one talk, and gives the last answer. */
async function talk(member: CastMember, ...questions: readonly [string, ...string[]]): Promise<TurnView> {
  let talkId: string | null = null;
  let turn: TurnView | undefined;
  for (const question of questions) {
    const asked = await world.as(member).post('/api/aurora/questions', { question, talkId });
    expect(asked.status, asked.text).toBe(200);
    talkId = asked.body.talkId;
    const answer = await world.as(member).get(`/api/aurora/turns/${asked.body.turnId}/answer`);
    const last = answer.text.split('\n\n').filter(Boolean).at(-1) ?? '';
    turn = JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null');
  }
  if (!turn) throw new Error('nothing was asked');
  return turn;
}

test('AUR-2 what is followed, joined or asked for already is not offered again', async () => {
  const { asha, ben, cleo } = world;
  const as = world.as(ben);
  expect((await talk(ben, 'follow Cleo Laurent')).acts).toHaveLength(1);
  await as.put(`/api/people/${cleo.personId}/follow`);
  const again = await talk(ben, 'follow Cleo Laurent');
  expect([again.text, again.acts]).toEqual(['You already follow **Cleo Laurent**.', []]);
  const { pool } = world.platform.database;
  await pool.query('update people set connection_approval_required = true where id = $1', [asha.personId]);
  await as.put(`/api/people/${asha.personId}/follow`);
  const under = await talk(ben, 'Ich möchte Asha Rai folgen');
  expect(under.text).toMatch(/^Du hast schon angefragt, ob du \*\*Asha Rai\*\* folgen darfst\./);
  expect(under.acts).toEqual([]);
  const { id } = (await world.as(asha).post('/api/communities', { name: 'Numbat club' })).body;
  expect((await talk(ben, 'Tritt dem Numbat club bei')).text).toMatch(
    /^Soll ich dich als Mitglied von \*\*Numbat club\*\* anmelden\?/,
  );
  await as.put(`/api/communities/${id}/membership`, {});
  const member = await talk(ben, 'Join the Numbat club');
  expect([member.text, member.acts]).toEqual(['You already belong to **Numbat club**.', []]);
});
