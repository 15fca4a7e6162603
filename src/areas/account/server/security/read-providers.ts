import { linkedProvidersOf } from '#platform/server/identity/providers/store.ts';
import type { Platform } from '#platform/server/platform.ts';

/** The services that may be linked and those that are, with what has been linked and is no longer offered. */
export async function readProviders({ config, database }: Platform, accountId: string | undefined) {
  if (accountId === undefined) return [];
  const links = (await linkedProvidersOf(database.db, accountId)).map(
    ({ id, issuer, email, linkedAt, lastUsedAt }) => ({
      issuer,
      linked: {
        id,
        email,
        linkedAt: linkedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      },
    }),
  );
  const offered = config.LOG_IN_PROVIDERS.map(({ id, name, issuer }) => ({
    provider: id,
    name,
    linked: links.find((link) => sameIssuer(link.issuer, issuer))?.linked ?? null,
  }));
  const others = links
    .filter((link) => !config.LOG_IN_PROVIDERS.some(({ issuer }) => sameIssuer(link.issuer, issuer)))
    .map(({ issuer, linked }) => ({ provider: null, name: new URL(issuer).host, linked }));
  return [...offered, ...others];
}

/** A provider may name itself with a slash at the end, and the settings without. */
function sameIssuer(left: string, right: string): boolean {
  return left.replace(/\/$/, '') === right.replace(/\/$/, '');
}
