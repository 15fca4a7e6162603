import { type Account, accountById } from '#platform/server/identity/accounts.ts';
import { accountOf } from '#platform/server/identity/log-ins/log-ins.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';

/** The account with which somebody logs in here; undefined for people of another provider. */
export async function accountHere(platform: Platform, { personId }: Viewer): Promise<Account | undefined> {
  if (platform.config.OIDC_ISSUER) return undefined;
  const { db } = platform.database;
  const id = await accountOf(platform, db, personId);
  return id === undefined ? undefined : accountById(db, id);
}

export function keptElsewhere(): Refusal {
  return refuse('LOG_IN_KEPT_ELSEWHERE', {}, 'conflict');
}
