import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import { viewerOfId } from '#areas/person/server/public.ts';
import type { ProgramCall } from '#platform/server/http/program-tokens.ts';
import type { Platform } from '#platform/server/platform.ts';
import { hashOfToken } from '#platform/server/single-use-token.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { refuseUse } from '../../rules/tokens.ts';
import { findToken } from './reads.ts';
import { noteUse } from './writes.ts';

const USE_NOTED_MS = 60_000;

/**
 * Whom a token of a program stands for: whoever made it, as they are in this club today, without any other power they
 * have.
 */
export async function readAsProgram(platform: Platform, call: ProgramCall): Promise<Viewer | Refusal> {
  const { db } = platform.database;
  const now = platform.now();
  const token = await findToken(db, hashOfToken(call.token));
  const maker = token && (await viewerOfId(db, token.made_by));
  if (!token || !maker) return refuse('NOT_SIGNED_IN', {}, 'forbidden');
  const club = await findCommunity(db, token.made_by, token.community_id);
  const refused = refuseUse(
    { communityId: token.community_id, scopes: token.scopes, expiresAt: token.expires_at },
    {
      scope: call.scope,
      communityId: communityIn(call.params),
      makerIsAdmin: club !== undefined && mayIn(club, 'EDIT'),
      now,
    },
  );
  if (refused) return refused;
  if (isNoteworthy(token.last_used_at, now) && !platform.maintenance.isReadOnly)
    await noteUse(db, token.id, now);
  return {
    ...maker,
    betaUser: false,
    devUser: false,
    moderator: false,
    operator: false,
    tokenEndsAt: token.expires_at.getTime(),
    logInId: null,
    loggedInAt: null,
    programId: token.id,
  };
}

function communityIn(params: unknown): string | undefined {
  const isNamed = typeof params === 'object' && params !== null && 'communityId' in params;
  return isNamed && typeof params.communityId === 'string' ? params.communityId.toLowerCase() : undefined;
}

function isNoteworthy(last: Date | null, now: Date): boolean {
  return last === null || now.getTime() - last.getTime() >= USE_NOTED_MS;
}
