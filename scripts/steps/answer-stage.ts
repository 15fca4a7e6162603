import { costs, guests, outing, plan } from './plan-outing.ts';
import { type Callers, onceAServer } from './stage-callers.ts';

/** Huddles of Ben's, each in another state for Asha; and one of hers on which others wait. */
export const answerStage = onceAServer(async (callers: Callers) => ({
  waiting: await stageWaiting(callers),
  requested: await stageRequested(callers),
  turnedAway: await stageRequested(callers, false),
  invited: await plan(callers.ben, {
    name: 'Snowshoes to the Furggelen',
    invitedIds: [callers.asha.id],
    ...guests,
    capacity: 8,
    distanceMeters: 9_400,
    ascentMeters: 620,
    description: 'Quiet woods, one steep bit.',
  }),
  notOpen: await plan(callers.ben, {
    name: 'Full moon over the Mythen',
    rsvpStartDateTime: new Date(Date.now() + 3 * DAY_MS).toISOString(),
  }),
  going: await stageGoing(callers),
  moved: await stageMoved(callers),
  cancelled: await stageCancelled(callers),
  crowded: await stageCrowded(callers),
  alone: await stagePrivate(callers),
}));

const DAY_MS = 86_400_000;

/** Full, with Asha behind Cleo. */
async function stageWaiting({ asha, ben, cleo }: Callers): Promise<string> {
  const id = await plan(ben, { name: 'One cable car cabin up the Urmiberg', capacity: 2, ...guests });
  await cleo.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES', guests: { KID: 1 } });
  await asha.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES', guests: { KID: 1 } });
  return id;
}

async function stageRequested({ asha, ben }: Callers, accept?: boolean): Promise<string> {
  const id = await plan(ben, { name: 'Ridge of the Rigi Hochflue', approvalRequired: true });
  await asha.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  if (accept !== undefined) await ben.call('PUT', `/api/huddles/${id}/requests/${asha.id}`, { accept });
  return id;
}

/** Everything that a plan can say. */
async function stageGoing({ asha, ben, cleo }: Callers): Promise<string> {
  const place = { formattedAddress: 'Ingenbohl, Schwyz', lat: 46.9985, lng: 8.6161 };
  const id = await plan(ben, {
    name: 'Fronalpstock from Brunnen, down by the Stoos',
    capacity: 12,
    carpooling: true,
    distanceMeters: 13_800,
    ascentMeters: 1_250,
    difficulty: 'HARD',
    ...guests,
    ...costs,
    description:
      'Up through the woods to the Stoos, along the ridge, and down by the cable car if the knees say so.\n\nWe go on in light rain, and turn round for thunder.',
    meetingPoint: { name: 'Brunnen station, platform 1', ...place },
    parking: { name: 'P+R Brunnen', ...place },
    meetingPointNote: 'Under the clock. The train from Arth-Goldau comes at 08:11.',
    externalTrailUrl: 'https://example.com/trail',
    externalCommChannelUrl: 'https://example.com/talk',
    tags: ['ridge', 'cable car down'],
  });
  await asha.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES', guests: { TEEN: 1 } });
  await cleo.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  return id;
}

async function stageMoved({ asha, ben }: Callers): Promise<string> {
  const fields = { name: 'Round of the Sihlsee' };
  const id = await plan(ben, fields);
  await asha.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const { edition } = await ben.call('GET', `/api/huddles/${id}/plan`);
  await ben.call('PUT', `/api/huddles/${id}/plan`, { plan: outing(fields, 14), edition, scope: 'THIS' });
  return id;
}

async function stageCancelled({ asha, ben }: Callers): Promise<string> {
  const id = await plan(ben, { name: 'Ski tour to the Hoch Ybrig' });
  await asha.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const reason = 'The avalanche bulletin says four. We try again in two weeks.';
  await ben.call('POST', `/api/huddles/${id}/cancellation`, { reason, scope: 'THIS' });
  return id;
}

/** Asha hosts it: Ben comes, Cleo waits with two more. */
async function stageCrowded({ asha, ben, cleo }: Callers): Promise<string> {
  const id = await plan(asha, { name: 'Three seats on the old ridge', capacity: 3, ...guests });
  await ben.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES', guests: { ADULT: 1 } });
  await cleo.call('PUT', `/api/huddles/${id}/rsvp`, { rsvpType: 'YES', guests: { KID: 2 } });
  return id;
}

/** For those who are invited, and the holder of its link. */
async function stagePrivate({ ben }: Callers): Promise<string> {
  const id = await plan(ben, { name: 'Only the four of us', privacy: 'PRIVATE' });
  const { uid } = await ben.call('POST', '/api/links', { objectType: 'HUDDLE', objectId: id });
  return `${id}?link=${uid}`;
}
