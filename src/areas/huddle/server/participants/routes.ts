import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { HuddleContract } from '../../contract.ts';
import { mayReadRoster } from '../../rules/roster.ts';
import { findHuddle } from '../reads.ts';
import { presentParticipant } from './present.ts';
import { listParticipants } from './reads.ts';

export function participantRoutes(
  platform: Platform,
): Handlers<Pick<HuddleContract, 'GET /api/huddles/:huddleId/participants'>> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/participants': async ({ viewer, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      const { row, sight } = huddle;
      const flags = { showAttending: row.show_attending, showInterested: row.show_interested };
      if (!mayReadRoster(sight, query.group, flags)) return { items: [], next: null };
      const { group, after, most } = query;
      const rows = await listParticipants(db, viewer.personId, huddleId, { group, after, most });
      const shown = rows.slice(0, most);
      return {
        items: shown.map((participant) => presentParticipant(participant, sight)),
        next: rows.length > most ? (shown.at(-1)?.rank ?? null) : null,
      };
    },
  };
}
