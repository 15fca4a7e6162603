import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';

/** What a token may read of its club. */
export const scopes = ['outings', 'members', 'statistics', 'attendance'] as const;
export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return scopes.some((scope) => scope === text);
}

/** Tokens of one club. */
export const MAX_TOKENS = 10;
/** Days that a token lives at most. */
export const MAX_TOKEN_DAYS = 366;
export const MAX_TOKEN_NAME = 60;

export interface TokenState {
  readonly communityId: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
}

export interface TokenUse {
  readonly scope: string;
  /** The club that is asked about. */
  readonly communityId: string | undefined;
  /** Who made it may still look after the club, as all who make tokens may. */
  readonly makerIsAdmin: boolean;
  readonly now: Date;
}

/** Whether a token reads this now: one that ended, or whose maker did, is none; another club is not there for it. */
export function refuseUse(token: TokenState, use: TokenUse): Refusal | undefined {
  if (token.expiresAt <= use.now || !use.makerIsAdmin) return refuse('NOT_SIGNED_IN', {}, 'forbidden');
  if (use.communityId !== token.communityId) return missing();
  if (!token.scopes.includes(use.scope)) return refuse('SCOPE_MISSING', { scope: use.scope }, 'forbidden');
  return undefined;
}

/** Whether another token may be made. */
export function refuseMaking(count: number): Refusal<'TOO_MANY_TOKENS'> | undefined {
  return count >= MAX_TOKENS ? refuse('TOO_MANY_TOKENS', { limit: MAX_TOKENS }) : undefined;
}
