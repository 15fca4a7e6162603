import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const CHANNEL = 'https://chat.example/canary-of-the-channel';
const MEETING_POINT = 'Canary corner 7';

/** Everything that somebody can do to their own part in a huddle, with and without a share link. */
const commands = {
  yes: ['PUT', 'rsvp', { rsvpType: 'YES' }],
  maybe: ['PUT', 'rsvp', { rsvpType: 'MAYBE' }],
  no: ['PUT', 'rsvp', { rsvpType: 'NO' }],
  withdraw: ['DELETE', 'rsvp', undefined],
  like: ['PUT', 'interest', { interested: true }],
  unlike: ['PUT', 'interest', { interested: false }],
  take: ['PUT', 'offer', { take: true }],
  acceptHosting: ['PUT', 'host-request', { accept: true }],
  acknowledge: ['PUT', 'acknowledgement', undefined],
  acceptSelf: ['PUT', 'requests/ME', { accept: true }],
  comment: ['POST', 'comments', { text: 'May I come?' }],
} as const;
type CommandName = keyof typeof commands;

async function planned(privacy: 'PUBLIC' | 'PRIVATE'): Promise<{ id: string; link: string }> {
  const asha = world.as(world.asha);
  const meetingPoint = { name: MEETING_POINT, formattedAddress: '', lat: 46.9941234, lng: 8.6046123 };
  const approval = { approvalRequired: true, meetingPoint, externalCommChannelUrl: CHANNEL };
  const { id } = (await asha.post('/api/huddles', planOf(world.platform.now(), { privacy, ...approval })))
    .body;
  const link = await asha.post('/api/links', { objectType: 'HUDDLE', objectId: id });
  return { id, link: link.body.uid };
}

async function send(id: string, name: CommandName, link: string | undefined): Promise<void> {
  const [method, path, body] = commands[name];
  const url = `/api/huddles/${id}/${path.replace('ME', world.cleo.personId)}`;
  const cleo = world.as(world.cleo);
  const takesLink = path === 'rsvp' || path === 'interest';
  if (method === 'DELETE') await cleo.delete(url);
  else if (method === 'POST') await cleo.post(url, body);
  else await cleo.put(url, takesLink && link ? { ...body, link } : body);
}

test('S7 no sequence of their own commands opens what the hosts open by approving', async () => {
  const step = fc.record({
    name: fc.constantFrom(...(Object.keys(commands) as CommandName[])),
    viaLink: fc.boolean(),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const),
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async (privacy, steps) => {
        const { id, link } = await planned(privacy);
        for (const { name, viaLink } of steps) await send(id, name, viaLink ? link : undefined);
        const view = await world.as(world.cleo).get(`/api/huddles/${id}?link=${link}`);
        seen.add(`${privacy} ${view.body.sight} ${view.body.participation?.rsvpType}`);
        expect(['CARD', 'LINK']).toContain(view.body.sight);
        expect(view.text).not.toContain(CHANNEL);
        expect(view.text).not.toContain(MEETING_POINT);
        const calendar = await world.as(world.cleo).get(`/api/huddles/${id}/calendar.ics`);
        expect(calendar.text).not.toContain(MEETING_POINT);
      },
    ),
    {
      examples: [
        ['PUBLIC', [{ name: 'maybe', viaLink: false }]],
        ['PRIVATE', [{ name: 'yes', viaLink: true }]],
      ],
      numRuns: process.env.TEST_SIZE === 'full' ? 300 : 40,
    },
  );
  // The property met what it is about.
  expect([...seen]).toEqual(expect.arrayContaining(['PUBLIC CARD MAYBE', 'PRIVATE LINK YES']));
});
