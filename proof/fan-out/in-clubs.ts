import {
  asha,
  begin,
  chosenOf,
  clubOfMany,
  type FanOut,
  forgetTold,
  huddle,
  MANY,
  mails,
  many,
  move,
} from './crowd.ts';

/** What is done in a club. */
export const inClubs: Readonly<Record<string, FanOut>> = {
  'COM-7 an announcement in a club': {
    by: ['chat.message-said', 'tell-of-message'],
    kind: 'COMMUNITY_ANNOUNCEMENT',
    async act(crowd) {
      const words = { text: 'Bring a hat.', announcement: true };
      await asha(crowd, 'post', `/api/rooms/${await clubOfMany(crowd)}/messages`, words);
    },
  },
  'COM-9 an outing planned in a club': {
    by: ['huddle.planned', 'huddle.plan-changed', 'tell-of-outing'],
    kind: 'HUDDLE_PLANNED',
    async act(crowd) {
      await huddle(crowd, { communityId: await clubOfMany(crowd), privacy: 'COMMUNITY' });
    },
  },
  'COM-9 an outing of a club that is moved': {
    by: ['huddle.moved', 'tell-of-outing'],
    kind: 'HUDDLE_PLANNED',
    async act(crowd) {
      const changes = { communityId: await clubOfMany(crowd), privacy: 'COMMUNITY' as const };
      const id = await huddle(crowd, changes);
      await crowd.world.runJobs();
      await forgetTold(crowd);
      await move(crowd, id, changes);
    },
  },
  'COM-9 those who have not answered are asked again': {
    by: ['tell-of-outing'],
    kind: 'HUDDLE_ASKED',
    async act(crowd) {
      const id = await huddle(crowd, { communityId: await clubOfMany(crowd), privacy: 'COMMUNITY' });
      await crowd.query(
        `insert into participations (huddle_id, person_id, role, place, invited_at)
         select $1, id, 'PARTICIPANT', 'NONE', $2 from (${many}) p`,
        [id, crowd.world.platform.now()],
      );
      await crowd.world.runJobs();
      await asha(crowd, 'post', `/api/huddles/${id}/reminder`);
    },
  },
  'COM-12 words to members who were chosen': {
    by: ['community.members-written'],
    kind: 'COMMUNITY_WORDS',
    async act(crowd) {
      const id = await clubOfMany(crowd);
      const words = { personIds: await chosenOf(crowd), text: 'Bring a hat.' };
      await asha(crowd, 'post', `/api/communities/${id}/member-messages`, words);
    },
  },
  'COM-12 members who are reminded of their dues': {
    by: ['community.dues-asked'],
    kind: 'COMMUNITY_DUES',
    async act(crowd) {
      const id = await clubOfMany(crowd);
      await asha(crowd, 'put', `/api/communities/${id}/dues`, {
        dues: { cents: 4_500, currency: 'CHF', every: 'YEAR' },
      });
      const whom = { personIds: await chosenOf(crowd) };
      await asha(crowd, 'post', `/api/communities/${id}/dues/reminders`, whom);
    },
  },
  'C14 qualifications that end soon': {
    by: ['warn-of-ending-qualifications', 'community.qualification-ends'],
    kind: 'COMMUNITY_QUALIFICATION',
    async act(crowd) {
      const id = await clubOfMany(crowd);
      await crowd.query(
        `insert into member_qualifications (id, community_id, person_id, name, valid_from, valid_to)
         select gen_random_uuid(), $1, id, 'Guide', '2026-01-01', '2026-06-08' from (${many}) p`,
        [id],
      );
      await begin(crowd, 'warn-of-ending-qualifications');
    },
  },
  'COM-10 invitations by list': {
    by: ['send-invitations'],
    rows: mails,
    async act(crowd) {
      const { id } = await asha(crowd, 'post', '/api/communities', { name: 'Listed' });
      const people = Array.from({ length: MANY }, (_, n) => ({ name: '', email: `listed.${n}@mail.ch` }));
      await asha(crowd, 'post', `/api/communities/${id}/invitation-lists`, { people });
    },
  },
};
