import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { DatePollContract } from '../../contract/date-poll.ts';
import { done } from '../../messages.ts';
import { findHuddle } from '../reads.ts';
import { datesOf, votersOf } from './reads.ts';
import { openDates, setDate, voteOnDates } from './run-poll.ts';

/** People vote on the date (HUD-25). */
export function datePollRoutes(platform: Platform): Handlers<DatePollContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/dates': async ({ viewer: { personId }, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId, link: query.link }, huddleId);
      if (!huddle) return missing();
      if (huddle.row.poll_ends_at === null) return { items: [] };
      const [dates, voters] = await Promise.all([
        datesOf(db, huddleId, personId),
        huddle.access === 'HOST' ? votersOf(db, huddleId) : [],
      ]);
      return {
        items: dates.map(({ startsAt, ...date }) => ({
          ...date,
          startDateTime: startsAt.toISOString(),
          voters: voters
            .filter((voter) => voter.date_id === date.id)
            .map((voter) => ({ person: presentPersonSummary(voter), vote: voter.vote })),
        })),
      };
    },
    'PUT /api/huddles/:huddleId/dates': async ({ viewer, params: { huddleId }, body }) => {
      const starts = body.startDateTimes.map((start) => new Date(start));
      const opened = await openDates(platform, viewer, huddleId, { starts, endsAt: new Date(body.endsAt) });
      return isRefusal(opened) ? opened : done('DATES_OPENED');
    },
    'PUT /api/huddles/:huddleId/dates/votes': async ({ viewer, params: { huddleId }, body }) => {
      const voted = await voteOnDates(platform, viewer, huddleId, body);
      return isRefusal(voted) ? voted : done('VOTE_SAVED');
    },
    'PUT /api/huddles/:huddleId/date': async ({ viewer, params: { huddleId }, body }) => {
      const set = await setDate(platform, viewer, huddleId, body.dateId);
      return isRefusal(set) ? set : done('DATE_SET');
    },
  };
}
