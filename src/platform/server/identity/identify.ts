import { LRUCache } from 'lru-cache';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { pageLocale } from '../http/page-locale.ts';
import type { Identify, Platform } from '../platform.ts';
import { isGrantLive } from './payload-store.ts';
import { openTokenVerifier } from './token-verifier.ts';
import type { TokenClaims, VerifyToken } from './verify-token.ts';

/** A viewer but for what belongs to the token alone. */
export type KnownViewer = Omit<Viewer, 'tokenEndsAt' | 'logInId' | 'loggedInAt'>;

/** Finds or creates the person behind checked claims, who speaks this language: the product's part of identification. */
export type FindViewer = (platform: Platform, claims: TokenClaims, locale: Locale) => Promise<KnownViewer>;

const REMEMBERED_MS = 5_000;
const REMEMBERED = 5_000;

/**
 * Builds `platform.identify`. Who a token means is remembered for at most five seconds and forgotten at once by
 * the bus messages `person.changed` and `person.signed-out`; a person who may not come in yet is looked up each time, so that the gate
 * opens with the very next request.
 */
export function identifyWith(findViewer: FindViewer): (platform: Platform) => Identify {
  return (platform) => {
    const known = viewerMemory(platform);
    let verifier: Promise<VerifyToken> | undefined;
    return async (request) => {
      const { authorization } = request.headers;
      if (authorization === undefined) return null;
      verifier ??= openTokenVerifier(platform.config, platform.database);
      const claims = await (await verifier)(authorization, platform.now());
      if (isRefusal(claims)) return claims;
      const begun = known.generation();
      const remembered = known.get(claims);
      const ofToken = {
        tokenEndsAt: claims.expiresAt * 1000,
        logInId: claims.grantId,
        loggedInAt: claims.authTime === null ? null : claims.authTime * 1000,
      };
      if (remembered) return { ...remembered, ...ofToken };
      if (!(await stands(platform, claims))) return refuse('NOT_SIGNED_IN', {}, 'forbidden');
      const viewer = await findViewer(platform, claims, pageLocale(request.headers));
      if (viewer.emailVerified && viewer.onboarded && !viewer.suspended) known.keep(claims, viewer, begun);
      return { ...viewer, ...ofToken };
    };
  };
}

interface ViewerMemory {
  get(claims: TokenClaims): KnownViewer | undefined;
  /** How often somebody was forgotten up to now. */
  generation(): number;
  /** Remembers who was read since that generation, unless somebody changed meanwhile: it may have been them. */
  keep(claims: TokenClaims, viewer: KnownViewer, since: number): void;
}

/** By the claims themselves, which are one object a token: names would be put together again for every request. */
function viewerMemory({ bus }: Platform): ViewerMemory {
  const known = new LRUCache<TokenClaims, KnownViewer>({ max: REMEMBERED, ttl: REMEMBERED_MS });
  let generation = 0;
  for (const topic of ['person.changed', 'person.signed-out']) {
    bus.subscribe(topic, ({ personId }) => {
      generation += 1;
      for (const [key, viewer] of known.entries()) if (viewer.personId === personId) known.delete(key);
    });
  }
  bus.onReconnect(() => {
    generation += 1;
    known.clear();
  });
  return {
    get: (claims) => known.get(claims),
    generation: () => generation,
    keep: (claims, viewer, since) => {
      if (since === generation) known.set(claims, viewer);
    },
  };
}

async function stands(platform: Platform, { grantId }: TokenClaims): Promise<boolean> {
  return grantId === null || isGrantLive(platform.database.db, grantId);
}
