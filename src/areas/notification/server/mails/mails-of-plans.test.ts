import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { hut, stageOf } from '#app/server/testing/ride-stage.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const mailOf = async ({ username }: CastMember, kind: string) => {
  await world.runJobs();
  const all = await mailsTo(world.platform, `${username}@trailfolk.example`);
  return all.filter((mail) => mail.kind === `notification-${kind}`).at(-1);
};

async function attachmentOf(kind: string) {
  const { rows } = await world.platform.database.pool.query(
    'select attachments from mail_outbox where kind = $1 order by created_at desc limit 1',
    [`notification-${kind}`],
  );
  return rows[0].attachments[0] as { contentType: string; content: string };
}

test('V1, V2: the mail of a cancellation says why, and takes the huddle out of the calendar', async () => {
  const id = await stage.huddle([world.ben], { name: 'Rigi at dawn' });
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm over the ridge.' });
  const mail = await mailOf(world.ben, 'huddle-cancelled');
  expect(mail?.text).toContain('Reason: Storm over the ridge.');
  expect(mail?.text).toContain('Asha Rai cancelled Rigi at dawn.');
  const { contentType, content } = await attachmentOf('huddle-cancelled');
  expect(contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
  const calendar = new ICAL.Component(ICAL.parse(content));
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect([event.uid, event.sequence, event.organizer]).toEqual([
    `${id}@localhost`,
    1,
    'mailto:hello@trailfolk.example',
  ]);
  const [other] = Object.values(ical.sync.parseICS(content)).filter((each) => each?.type === 'VEVENT');
  expect(other).toMatchObject({ uid: `${id}@localhost`, status: 'CANCELLED', method: 'CANCEL' });
});

test('V13: the mail of a huddle says what people call the place, and its address', async () => {
  const id = await stage.huddle([], { approvalRequired: true });
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect((await mailOf(world.asha, 'huddle-request'))?.text).toContain(
    `Where: ${hut.name}, ${hut.formattedAddress}`,
  );
});

test('P14: the mail of a ride says which outing, when, and why it is off; refused reads otherwise', async () => {
  const huddleId = await stage.huddle([world.asha, world.ben, world.cleo], { name: 'Ridge walk' });
  const car = await stage.offer(world.asha, { huddleId });
  await stage.ask(world.cleo, car);
  await stage.answer(world.asha, car, world.cleo, false);
  await stage.riding(world.asha, car, world.ben);
  await world.as(world.asha).post(`/api/carpools/${car}/cancellation`, { reason: 'The gearbox.' });
  const [off, refused] = [
    await mailOf(world.ben, 'carpool-cancelled'),
    await mailOf(world.cleo, 'carpool-declined'),
  ];
  for (const mail of [off, refused]) {
    expect(mail?.text).toContain('Huddle: Ridge walk');
    expect(mail?.text).toMatch(/When: \w{3} \d+ \w{3}, \d\d:\d\d/);
    expect(mail?.text).toMatch(/The ride leaves: \w{3} \d+ \w{3}, \d\d:\d\d/);
  }
  expect(off?.text).toContain('Reason: The gearbox.');
  expect(refused?.text).not.toContain('gearbox');
  const headingOf = (mail: typeof off) => mail?.text.split('\n')[0];
  expect([headingOf(off), headingOf(refused)]).toEqual(['The ride is off', 'No seat for you in this car']);
});

test('P14: a ride that is off with its huddle gives the reason of the huddle', async () => {
  const huddleId = await stage.huddle([world.ben, world.cleo]);
  const car = await stage.offer(world.cleo, { huddleId });
  await stage.riding(world.cleo, car, world.ben);
  await world.as(world.asha).post(`/api/huddles/${huddleId}/cancellation`, { reason: 'Avalanches.' });
  expect((await mailOf(world.ben, 'carpool-cancelled'))?.text).toContain('Reason: Avalanches.');
});
