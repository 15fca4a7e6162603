import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { ProviderAway } from '../token-keys.ts';
import type { PageToken } from './access-token.ts';
import { seal, unseal } from './seal.ts';
import { claimRenewal, keepProviderTokens, type SessionRow } from './store.ts';

const DEADLINE_MS = 5_000;
/** A token that ends sooner is renewed first. */
const MARGIN_MS = 60_000;
const MAX_TOKEN_LENGTH = 8_192;

const kept = z.object({ refreshToken: z.string(), token: z.string(), endsAt: z.number() });
const answered = z.object({
  access_token: z.string().max(MAX_TOKEN_LENGTH),
  refresh_token: z.string().max(MAX_TOKEN_LENGTH).optional(),
  expires_in: z.number().int().positive().optional(),
});

export type ForeignTokens = z.infer<typeof kept>;

export function sealTokens(keys: readonly Buffer[], id: string, tokens: ForeignTokens): Buffer {
  return seal(keys, id, JSON.stringify(tokens));
}

/** A token of another provider, renewed there when it ends soon; undefined when the provider has ended the log-in. */
export async function foreignToken(
  platform: Platform,
  keys: readonly Buffer[],
  { id, providerTokens, subject }: SessionRow,
): Promise<PageToken | undefined> {
  const open = (sealed: Buffer | null) => {
    const text = sealed && unseal(keys, id, sealed);
    return text ? kept.parse(JSON.parse(text)) : undefined;
  };
  const now = platform.now().getTime();
  const goodIn = (tokens: ForeignTokens) =>
    tokens.endsAt - now > MARGIN_MS ? { token: tokens.token, endsAt: tokens.endsAt, subject } : undefined;
  const known = open(providerTokens);
  if (!known) return undefined;
  const good = goodIn(known);
  if (good) return good;
  const { db } = platform.database;
  const claimed = await claimRenewal(db, id);
  if (!claimed) throw new ProviderAway('tokens are being renewed');
  // Another request may have renewed them since they were read.
  const tokens = open(claimed);
  const next = tokens && (goodIn(tokens) ? tokens : await renew(platform, tokens, now));
  if (!next) return undefined;
  await keepProviderTokens(db, id, sealTokens(keys, id, next));
  return { token: next.token, endsAt: next.endsAt, subject };
}

/** Asks the token endpoint; undefined when it refuses the refresh token. */
async function renew(
  { config }: Platform,
  { refreshToken }: ForeignTokens,
  now: number,
): Promise<ForeignTokens | undefined> {
  const address = `${(config.OIDC_ISSUER ?? '').replace(/\/$/, '')}/.well-known/openid-configuration`;
  const { token_endpoint } = z.object({ token_endpoint: z.url() }).parse(await (await ask(address)).json());
  const answer = await ask(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: config.OIDC_CLIENT_ID,
      refresh_token: refreshToken,
    }),
  });
  if (answer.status >= 400 && answer.status < 500) return undefined;
  if (!answer.ok) throw new ProviderAway(`identity provider answered ${answer.status}`);
  const {
    access_token,
    refresh_token = refreshToken,
    expires_in = 300,
  } = answered.parse(await answer.json());
  return { refreshToken: refresh_token, token: access_token, endsAt: now + expires_in * 1000 };
}

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  return fetch(address, { ...init, signal }).catch((cause) => {
    throw new ProviderAway('identity provider away', { cause });
  });
}
