import type { TestApp } from './build-test-app.ts';
import type { CastMember } from './cast.ts';

/** Begins a session of a person of the test world as a browser that has just logged in; the cookie it is told by. */
export async function pageSession(world: TestApp, member: CastMember): Promise<string> {
  await world.platform.database.pool.query(
    `insert into identity_accounts (id, email, password_hash) values ($1, $2, '-')`,
    [member.personId, `${member.username}@trailfolk.example`],
  );
  const { PUBLIC_ORIGIN: origin } = world.platform.config;
  const headers = { origin, authorization: `Bearer ${member.token}` };
  const begun = await world.app.inject({ method: 'PUT', url: '/auth/session', headers });
  return String(begun.headers['set-cookie']).split(';')[0] ?? '';
}
