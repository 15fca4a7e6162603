import { newId } from '#platform/server/new-id.ts';
import {
  asha,
  begin,
  type Crowd,
  carsOfMany,
  DRIVERS,
  type FanOut,
  forgetTold,
  huddle,
  huddleOfMany,
  MANY,
  many,
  move,
  startIn,
} from './crowd.ts';

async function cancelled(crowd: Crowd): Promise<string> {
  const id = await huddleOfMany(crowd);
  await asha(crowd, 'post', `/api/huddles/${id}/cancellation`, { reason: '' });
  return id;
}

async function ended(crowd: Crowd, hoursAgo: number): Promise<string> {
  const id = await huddleOfMany(crowd);
  await startIn(crowd, id, -hoursAgo - 2);
  return id;
}

/** The plan of an outing that many go to, whose time was so many minutes ago; answers its id. */
async function planReturn(crowd: Crowd, minutesAgo: number): Promise<string> {
  const id = newId<string>();
  const huddleId = await huddleOfMany(crowd);
  const due = new Date(crowd.world.platform.now().getTime() - minutesAgo * 60_000);
  await crowd.query(
    `insert into return_plans (id, owner_id, huddle_id, name, route, car, note, time_zone, expected_at, grace_minutes,
       started_at, next_at)
     select $1, created_by, id, name, '', '', '', 'UTC', $3, 60, $3::timestamptz - interval '1 day',
       $3::timestamptz - interval '30 minutes' from huddles where id = $2`,
    [id, huddleId, due],
  );
  return id;
}

/** What is done with an outing that many go to. */
export const atOutings: Readonly<Record<string, FanOut>> = {
  'HUD-24 a huddle that is moved': {
    by: ['huddle.moved'],
    kind: 'HUDDLE_MOVED',
    act: async (crowd) => move(crowd, await huddleOfMany(crowd)),
  },
  'HUD-24 a message to all': {
    by: ['huddle.message-sent', 'spread-message', 'huddle.message-reached'],
    kind: 'HUDDLE_MESSAGE',
    async act(crowd) {
      const words = { audience: 'ALL', text: 'Bring a hat.' };
      await asha(crowd, 'post', `/api/huddles/${await huddleOfMany(crowd)}/messages`, words);
    },
  },
  'HUD-24 a message to all, as rows of its own': {
    by: ['spread-message'],
    kind: 'HUDDLE_MESSAGE',
    rows: { table: 'huddle_message_recipients', reader: 'person_id' },
    async act(crowd) {
      const words = { audience: 'ALL', text: 'Bring a hat.' };
      await asha(crowd, 'post', `/api/huddles/${await huddleOfMany(crowd)}/messages`, words);
    },
  },
  'NOT-5 a huddle that is cancelled': {
    by: ['huddle.cancelled'],
    kind: 'HUDDLE_CANCELLED',
    async act(crowd) {
      await cancelled(crowd);
    },
  },
  'HUD-29 a huddle that takes place after all': {
    by: ['huddle.returned'],
    kind: 'HUDDLE_RETURNED',
    async act(crowd) {
      const id = await cancelled(crowd);
      await crowd.world.runJobs();
      await forgetTold(crowd);
      await asha(crowd, 'post', `/api/huddles/${id}/return`, { to: 'PUBLISHED' });
    },
  },
  'HUD-25 a date that is chosen by vote': {
    by: ['close-date-poll', 'huddle.date-voted'],
    kind: 'HUDDLE_DATE',
    async act(crowd) {
      const id = await huddle(crowd);
      const now = crowd.world.platform.now().getTime();
      const [first, second] = [8, 9].map((days) => new Date(now + days * 86_400_000).toISOString());
      const poll = { startDateTimes: [first, second], endsAt: new Date(now + 60_000).toISOString() };
      await asha(crowd, 'put', `/api/huddles/${id}/dates`, poll);
      await crowd.query(
        `insert into huddle_date_votes (date_id, person_id, vote, voted_at)
         select d.id, p.id, 'YES', $2 from huddle_dates d cross join (${many}) p where d.huddle_id = $1`,
        [id, crowd.world.platform.now()],
      );
      crowd.world.forward(61_000);
    },
  },
  'HUD-25 whether it goes ahead': {
    by: ['check-outings', 'huddle.go-checked'],
    kind: 'HUDDLE_GO',
    async act(crowd) {
      const id = await huddleOfMany(crowd);
      const criteria = {
        minPeople: 500,
        minCars: null,
        daylightMinutes: null,
        allKit: false,
        forecast: null,
        forecastNote: '',
      };
      await asha(crowd, 'put', `/api/huddles/${id}/go`, { criteria });
      await startIn(crowd, id, 20);
      await begin(crowd, 'check-outings');
    },
  },
  'SAFE-1 a party that is asked whether all are back': {
    by: ['watch-return-plans', 'safety.party-asked'],
    kind: 'RETURN_ASKED',
    act: async (crowd) => {
      await planReturn(crowd, -20);
      await begin(crowd, 'watch-return-plans');
    },
  },
  'SAFE-1 a party that is overdue': {
    by: ['watch-return-plans', 'safety.overdue'],
    kind: 'RETURN_OVERDUE',
    act: async (crowd) => {
      await planReturn(crowd, 400);
      await begin(crowd, 'watch-return-plans');
    },
  },
  'SAFE-1 all are back, after everybody was told': {
    by: ['safety.all-back'],
    kind: 'RETURN_ALL_BACK',
    act: async (crowd) => {
      const id = await planReturn(crowd, 400);
      await crowd.query(`update return_plans set reached = 'CONTACTS', next_at = null where id = $1`, [id]);
      await asha(crowd, 'put', `/api/return-plans/${id}/end`);
    },
  },
  'SAFE-1 a party that needs more time, after everybody was told': {
    by: ['safety.extended'],
    kind: 'RETURN_ALL_BACK',
    act: async (crowd) => {
      const id = await planReturn(crowd, 400);
      await crowd.query(`update return_plans set reached = 'CONTACTS', next_at = null where id = $1`, [id]);
      const expectedAt = new Date(crowd.world.platform.now().getTime() + 3_600_000).toISOString();
      await asha(crowd, 'put', `/api/return-plans/${id}/expected-at`, { expectedAt });
    },
  },
  'NOT-5 a reminder of what starts tomorrow': {
    by: ['remind-of-huddles'],
    kind: 'HUDDLE_REMINDER',
    async act(crowd) {
      await startIn(crowd, await huddleOfMany(crowd), 23);
      await begin(crowd, 'remind-of-huddles');
    },
  },
  'HUD-26 who was there is asked for a word': {
    by: ['ask-look-backs', 'huddle.look-back-asked'],
    kind: 'HUDDLE_LOOK_BACK',
    async act(crowd) {
      await ended(crowd, 3);
      await begin(crowd, 'ask-look-backs');
    },
  },
  'COM-13 who is noted as not come': {
    by: ['tell-missed', 'huddle.missed'],
    kind: 'HUDDLE_MISSED',
    async act(crowd) {
      const huddleId = await ended(crowd, 100);
      await crowd.query(
        `insert into missed_outings (person_id, huddle_id, missed, fades_at)
         select id, $1, 'DID_NOT_COME', $2::timestamptz + interval '1 year' from (${many}) p`,
        [huddleId, crowd.world.platform.now()],
      );
      await begin(crowd, 'tell-missed', { huddleId });
    },
  },
  'PER-10 awards after a large outing': {
    by: ['note-new-awards', 'person.award-earned'],
    kind: 'AWARD_EARNED',
    async act(crowd) {
      await ended(crowd, 13);
      await crowd.query(
        `insert into noted_awards (id, person_id, award, earned_at)
         select gen_random_uuid(), id, 'GOOD_COMPANY', $1 from (${many}) p`,
        [crowd.world.platform.now()],
      );
      await begin(crowd, 'note-new-awards');
    },
  },
  'HUD-14 a place for each of many who wait': {
    by: ['huddle.place-offered', 'huddle.promoted'],
    kind: 'HUDDLE_OFFER',
    async act(crowd) {
      const id = await huddle(crowd, { capacity: 1 });
      await crowd.query(
        `insert into participations (huddle_id, person_id, role, answer, place, answered_at, queue_number)
         select $1, id, 'PARTICIPANT', 'YES', 'WAITING', $2, row_number() over () from (${many}) p`,
        [id, crowd.world.platform.now()],
      );
      await crowd.query(
        'update huddles set waiting_count = $2::int, last_queue_number = $2::int where id = $1',
        [id, MANY],
      );
      await asha(crowd, 'put', `/api/huddles/${id}/capacity`, { capacity: null });
    },
  },
  'CAR-5 drivers to a huddle that is moved': {
    by: ['huddle.moved', 'carpool.huddle-moved'],
    kind: 'CARPOOL_HUDDLE_MOVED',
    readers: DRIVERS,
    async act(crowd) {
      const id = await huddle(crowd, { carpooling: true });
      await carsOfMany(crowd, id);
      await move(crowd, id, { carpooling: true });
    },
  },
  'CAR-5 drivers to a huddle that is cancelled': {
    by: ['huddle.cancelled', 'carpool.cancelled'],
    kind: 'CARPOOL_CANCELLED',
    readers: DRIVERS,
    async act(crowd) {
      const id = await huddle(crowd, { carpooling: true });
      await carsOfMany(crowd, id);
      await asha(crowd, 'post', `/api/huddles/${id}/cancellation`, { reason: '' });
    },
  },
};
