import type { Viewer } from '#platform/shared/viewer.ts';
import { newId } from '../../new-id.ts';
import type { Platform } from '../../platform.ts';
import { noteSecurity } from '../../security/record-security.ts';
import { type IdentityKeys, KEYS_CHANGED, loadKeys, loadSessionKeys } from '../keys.ts';
import { embeddedIssuer } from '../provider.ts';
import { type PageToken, signToken } from './access-token.ts';
import { type ForeignTokens, foreignToken, sealTokens } from './foreign-tokens.ts';
import { judge } from './rotation.ts';
import {
  cookieFor,
  hashOf,
  isSame,
  newSecret,
  noCookie,
  type ShownSession,
  shownIn,
} from './session-cookie.ts';
import {
  beginSession,
  endSession,
  findSession,
  isSessionKnown,
  markShown,
  rotateSession,
  type SessionRow,
} from './store.ts';

/** Whom a page is rendered for. */
export interface OpenedSession {
  readonly access: PageToken;
  /** The cookie to send along, when it changes. */
  readonly cookie: string | undefined;
}

/**
 * The sessions of pages: a cookie tells who asks for a page, and nothing else is ever allowed by it (decision 35). It
 * stands for a log-in and ends with it.
 */
export interface PageSessions {
  /** Begins one for who shows a token; answers the cookie. Tokens of another provider are kept for it. */
  begin(viewer: Viewer, tokens: ForeignTokens | undefined, cookies: string | undefined): Promise<string>;
  /** Who a request for a page comes from; undefined for visitors. */
  open(cookies: string | undefined): Promise<OpenedSession | undefined>;
  /** Whether the session that is shown was ended by somebody, and did not just run out with its log-in. */
  wasEnded(cookies: string | undefined): Promise<boolean>;
  /** Ends the session of this browser; answers the cookie that says so. */
  end(cookies: string | undefined): Promise<string>;
}

export function pageSessionsOf(platform: Platform): PageSessions {
  const { config } = platform;
  const { db } = platform.database;
  const issuer = config.OIDC_ISSUER ?? embeddedIssuer(config);
  let known: Promise<readonly [IdentityKeys, readonly Buffer[]]> | undefined;
  const keys = () => {
    known ??= Promise.all([loadKeys(db), loadSessionKeys(db)]).catch((error: unknown) => {
      // Asked again with the next session: a database that was away for a moment is no end.
      known = undefined;
      throw error;
    });
    return known;
  };
  platform.bus.subscribe(KEYS_CHANGED, () => {
    known = undefined;
  });
  const tokenOf = async (session: SessionRow) => {
    const [{ signing }, seals] = await keys();
    return config.OIDC_ISSUER
      ? foreignToken(platform, seals, session)
      : signToken(platform, signing, session);
  };
  return {
    async begin(viewer, tokens, cookies) {
      const id = newId<string>();
      const secret = newSecret();
      const [, seals] = await keys();
      const session = {
        id,
        personId: viewer.personId,
        secretHash: hashOf(secret),
        grantId: viewer.logInId,
        providerTokens: tokens ? sealTokens(seals, id, tokens) : null,
        loggedInAt: viewer.loggedInAt === null ? null : new Date(viewer.loggedInAt),
      };
      await beginSession(db, session, await proved(platform, issuer, cookies));
      return cookieFor(config, { id, secret });
    },
    async open(cookies) {
      const shown = shownIn(config, cookies);
      const session = shown && (await findSession(db, shown.id, issuer));
      if (!shown || !session) return undefined;
      const cookie = await goOn(platform, session, shown);
      const access = cookie === 'STOLEN' ? undefined : await tokenOf(session);
      if (access && cookie !== 'STOLEN') return { access, cookie };
      await endSession(db, session.id);
      return undefined;
    },
    async wasEnded(cookies) {
      const shown = shownIn(config, cookies);
      return shown !== undefined && !(await isSessionKnown(db, shown.id));
    },
    async end(cookies) {
      const id = await proved(platform, issuer, cookies);
      if (id) await endSession(db, id);
      return noCookie(config);
    },
  };
}

/** The cookie to go on with, if it changes. */
async function goOn(
  platform: Platform,
  session: SessionRow,
  { id, secret }: ShownSession,
): Promise<string | undefined | 'STOLEN'> {
  const { config, database } = platform;
  const hash = hashOf(secret);
  const kind = secretIn(session, hash);
  const verdict = judge({ secret: kind, currentShown: session.shown, age: session.age });
  if (verdict === 'STOLEN') {
    noteSecurity(platform, 'token-reused', { personId: session.personId });
    return verdict;
  }
  if (kind === 'CURRENT' && !session.shown) await markShown(database.db, id);
  if (verdict === 'GO_ON') return undefined;
  const next = newSecret();
  const mine = await rotateSession(database.db, session, hash, hashOf(next));
  return mine ? cookieFor(config, { id, secret: next }) : undefined;
}

function secretIn({ secretHash, previousHash }: SessionRow, hash: Buffer) {
  if (isSame(secretHash, hash)) return 'CURRENT';
  return isSame(hash, previousHash) ? 'PREVIOUS' : 'OTHER';
}

/** The id of the session that a browser proves to have. */
async function proved({ config, database }: Platform, issuer: string, cookies: string | undefined) {
  const shown = shownIn(config, cookies);
  const session = shown && (await findSession(database.db, shown.id, issuer));
  if (!session || secretIn(session, hashOf(shown.secret)) === 'OTHER') return undefined;
  return session.id;
}
