import { randomInt } from 'node:crypto';
import { isUniqueViolation } from '#platform/server/db/unique-violation.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { KnownViewer } from '#platform/server/identity/identify.ts';
import { embeddedIssuer } from '#platform/server/identity/provider.ts';
import type { TokenClaims } from '#platform/server/identity/verify-token.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { suggestName } from '../rules/suggested-name.ts';
import { readViewer, type ViewerRow } from './reads.ts';
import { createPerson, isEmailProved, proveEmailOf } from './writes.ts';

/**
 * The person behind checked claims, made at the first access of them. Only issuer and subject name a person: an
 * address or user name in a token never leads to somebody who is already there. A new person speaks what their browser
 * does: the first mail goes out before they could choose.
 */
export async function resolveViewer(
  platform: Platform,
  claims: TokenClaims,
  locale: Locale,
): Promise<KnownViewer> {
  const known = await readViewer(platform.database.db, claims);
  if (known && !provesMore(known, claims)) return viewerOf(known);
  try {
    if (known) await keepProof(platform, known, claims);
    else await create(platform, claims, locale);
  } catch (error) {
    // Another request has just proved the same address for somebody: now that is seen.
    if (!isUniqueViolation(error)) throw error;
    if (!known) await create(platform, claims, locale);
  }
  const row = await readViewer(platform.database.db, claims);
  if (!row) throw new Error('a person was created and cannot be read');
  return viewerOf(row);
}

/** The provider has checked the very address that this person still has to prove. */
function provesMore(row: ViewerRow, claims: TokenClaims): boolean {
  return (
    claims.emailVerified && !row.emailVerified && row.email?.toLowerCase() === claims.email?.toLowerCase()
  );
}

async function keepProof(platform: Platform, row: ViewerRow, claims: TokenClaims): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    if (claims.email === null || (await isEmailProved(tx, claims.email))) return;
    await proveEmailOf(tx, row.personId, claims.email);
  });
}

async function create(platform: Platform, claims: TokenClaims, locale: Locale): Promise<void> {
  const byCode = claims.emailVerified && claims.issuer === embeddedIssuer(platform.config);
  const result = await inTransaction(platform.database, async (tx) => {
    const personId = newId<PersonId>();
    const taken = claims.email !== null && (await isEmailProved(tx, claims.email));
    const created = await createPerson(tx, {
      personId,
      issuer: claims.issuer,
      subject: claims.subject,
      email: claims.email,
      emailVerified: claims.emailVerified && !taken,
      // An address of ours that is proved before anybody was here: they came by a code in a mail (GATE-14).
      name: byCode && !taken ? suggestName(locale, randomInt) : null,
      locale,
      now: platform.now(),
    });
    if (created) await recordEvents(tx, platform.now(), [{ type: 'person.created', personId }]);
  });
  if (isRefusal(result)) throw new Error(`person was not created: ${result.code}`);
}

function viewerOf({ email: _, ...viewer }: ViewerRow): KnownViewer {
  return viewer;
}
