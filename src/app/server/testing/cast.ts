import { importJWK, SignJWT } from 'jose';
import { loadKeys } from '#platform/server/identity/keys.ts';
import { EMBEDDED_TYPE, embeddedIssuer } from '#platform/server/identity/provider.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';

/** Somebody of a test: stands in the database and holds a token that the real check accepts. */
export interface CastMember {
  readonly personId: PersonId;
  readonly username: string;
  readonly token: string;
}

export interface Part {
  readonly username: string;
  readonly displayName?: string;
  readonly emailVerified?: boolean;
  readonly onboarded?: boolean;
  readonly suspended?: boolean;
  readonly moderator?: boolean;
  readonly timeZone?: string;
}

/** Puts a person into the database and signs a token for them with the keys of its embedded provider. */
export async function enter(platform: Platform, part: Part): Promise<CastMember> {
  const personId = newId<PersonId>();
  const { db } = platform.database;
  const at = platform.now();
  await db
    .insertInto('people')
    .values({
      id: personId,
      username: part.onboarded === false ? null : part.username,
      display_name: part.displayName ?? part.username,
      email: `${part.username}@trailfolk.example`,
      email_verified: part.emailVerified ?? true,
      onboarded_at: part.onboarded === false ? null : at,
      suspended_at: part.suspended ? at : null,
      moderator: part.moderator ?? false,
      time_zone: part.timeZone ?? 'Europe/Zurich',
      created_at: at,
    })
    .execute();
  const issuer = embeddedIssuer(platform.config);
  await db
    .insertInto('identities')
    .values({ issuer, subject: personId, person_id: personId, created_at: at })
    .execute();
  return { personId, username: part.username, token: await tokenFor(platform, personId) };
}

const FAR_FUTURE = new Date('2099-01-01');

/** A token of the embedded provider for a subject, of no log-in in particular. */
export async function tokenFor(platform: Platform, subject: string): Promise<string> {
  const [signing] = (await loadKeys(platform.database.db)).signing;
  if (!signing) throw new Error('no key to sign with');
  return new SignJWT({
    email: `${subject}@trailfolk.example`,
    email_verified: true,
    auth_time: Math.floor(platform.now().getTime() / 1000),
  })
    .setProtectedHeader({ alg: 'ES256', typ: EMBEDDED_TYPE, kid: signing.kid ?? '' })
    .setIssuer(embeddedIssuer(platform.config))
    .setAudience(platform.config.OIDC_AUDIENCE)
    .setSubject(subject)
    .setExpirationTime(FAR_FUTURE)
    .sign(await importJWK(signing, 'ES256'));
}
