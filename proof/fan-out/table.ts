import { expect } from 'vitest';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { announce } from '#areas/notification/server/announcements/announce.ts';
import { say } from '#areas/post/server/testing/say.ts';
import { atOutings } from './at-outings.ts';
import {
  asha,
  begin,
  type Crowd,
  type FanOut,
  huddle,
  MAILED,
  MANY,
  mailAnswers,
  mails,
  many,
  move,
  startIn,
} from './crowd.ts';
import { inClubs } from './in-clubs.ts';

async function beFollowed({ world, query }: Crowd): Promise<void> {
  await query(
    `insert into follows (follower_id, followee_id, state, since)
     select id, $1, 'FOLLOWING', $2 from (${many}) p on conflict do nothing`,
    [world.asha.personId, new Date(world.platform.now().getTime() - 86_400_000)],
  );
}

/** Those who answered by mail have no account. */
const byMail: Readonly<Record<string, FanOut>> = {
  'HUD-24 who comes by mail hears of a move': {
    by: ['huddle.moved'],
    rows: mails,
    async act(crowd) {
      const id = await huddle(crowd, { mailAnswers: true });
      await mailAnswers(crowd, id);
      await move(crowd, id, { mailAnswers: true });
    },
  },
  'HUD-24 who comes by mail hears of a cancellation': {
    by: ['huddle.cancelled'],
    rows: mails,
    async act(crowd) {
      const id = await huddle(crowd, { mailAnswers: true });
      await mailAnswers(crowd, id);
      await asha(crowd, 'post', `/api/huddles/${id}/cancellation`, { reason: '' });
    },
  },
  'HUD-24 who comes by mail is reminded': {
    by: ['check-outings'],
    rows: mails,
    async act(crowd) {
      const id = await huddle(crowd, { mailAnswers: true });
      await mailAnswers(crowd, id);
      await startIn(crowd, id, 23);
      await begin(crowd, 'check-outings');
    },
  },
};

/** What somebody says whom many follow, and what the team says. */
const byWords: Readonly<Record<string, FanOut>> = {
  'NOT-4 an article of whom many follow': {
    by: ['inspiration.published', 'publish-due-inspirations'],
    kind: 'INSPIRATION_PUBLISHED',
    async act(crowd) {
      await beFollowed(crowd);
      await publish(crowd.world, crowd.world.asha);
    },
  },
  'POST-4 a post of whom many follow': {
    by: ['post.published'],
    // Asha finds it among her own, too.
    readers: MANY + 1,
    rows: { table: 'timeline_entries', reader: 'person_id' },
    async act(crowd) {
      await beFollowed(crowd);
      await say(crowd.world, crowd.world.asha, 'What a ridge.');
    },
  },
  'NOT-4 what the team says to everybody': {
    by: ['tell-announcement'],
    kind: 'SYSTEM',
    async act({ world }) {
      const words = { operator: 'root@here', username: null, words: 'Soon.', germanWords: null };
      expect(await announce(world.platform, words)).toBe('done');
    },
  },
  'NOT-5 the mails of what the team says': {
    by: ['mail-notifications'],
    // Asha, Ben and Cleo have an address, too.
    readers: MAILED + 3,
    rows: mails,
    async act({ world }) {
      const words = { operator: 'root@here', username: null, words: 'Soon.', germanWords: null };
      expect(await announce(world.platform, words)).toBe('done');
    },
  },
  'NOT-5 digests that are due': {
    by: ['write-digests'],
    readers: MAILED,
    rows: mails,
    async act(crowd) {
      await beFollowed(crowd);
      await huddle(crowd);
      await crowd.query(
        `insert into notification_settings (person_id, digest, digest_next_at, digest_since)
         select id, 'DAILY', $1::timestamptz, $1::timestamptz - interval '1 hour' from people
         where id in (${many}) and email_verified`,
        [crowd.world.platform.now()],
      );
      await begin(crowd, 'write-digests');
    },
  },
};

/** Everything that reaches many, by what it is for people. */
export const fanOuts: Readonly<Record<string, FanOut>> = { ...inClubs, ...atOutings, ...byMail, ...byWords };
