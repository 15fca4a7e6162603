import { PROGRAM_TOKEN_PREFIX } from '#platform/server/http/program-tokens.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { hashOfToken, newToken } from '#platform/server/single-use-token.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, ProgramTokenId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { refuseMaking, type Scope } from '../../rules/tokens.ts';
import { refuseNoAdmin } from '../refuse-no-admin.ts';
import { countTokensLocked } from './reads.ts';
import { deleteToken, saveToken } from './writes.ts';

interface Wanted {
  readonly id: ProgramTokenId;
  readonly communityId: CommunityId;
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** How long it lives. */
  readonly days: number;
}

const DAY_MS = 24 * 3_600_000;

/** Makes a token and answers it, this once: only its hash is kept. */
export function makeToken(
  platform: Platform,
  viewer: Viewer,
  { id, communityId, name, scopes, days }: Wanted,
): Promise<string | Refusal> {
  const now = platform.now();
  const token = `${PROGRAM_TOKEN_PREFIX}${newToken()}`;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  return inTransaction<string>(platform.database, async (tx) => {
    const refused =
      (await refuseNoAdmin(tx, viewer.personId, communityId)) ??
      refuseMaking(await countTokensLocked(tx, communityId));
    if (refused) return refused;
    const about = { id, communityId, madeBy: viewer.personId, name, scopes, now, expiresAt };
    const saved = await saveToken(tx, { ...about, hash: hashOfToken(token) });
    if (!saved) return refuse('TOKEN_EXISTS', {}, 'conflict');
    await recordSecurity(platform, tx, 'program-token-made', { personId: viewer.personId });
    return token;
  });
}

/** Ends a token; any admin of the club may. */
export function revokeToken(
  platform: Platform,
  viewer: Viewer,
  { communityId, tokenId }: { readonly communityId: CommunityId; readonly tokenId: ProgramTokenId },
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const refused = await refuseNoAdmin(tx, viewer.personId, communityId);
    if (refused) return refused;
    if (!(await deleteToken(tx, communityId, tokenId))) return missing();
    await recordSecurity(platform, tx, 'program-token-revoked', { personId: viewer.personId });
    return 'DONE';
  });
}
