import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { ProviderAway } from '../token-keys.ts';
import type { PageToken } from './access-token.ts';
import { seal, unseal } from './seal.ts';
import { claimRenewal, keepProviderTokens, type SessionRow } from './store.ts';

const DEADLINE_MS = 5_000;
/** A token that ends sooner is renewed first. */
const MARGIN_MS = 60_000;
const LONGEST_TOKEN = 8_192;

const kept = z.object({ refreshToken: z.string(), token: z.string(), endsAt: z.number() });
const answered = z.object({
  access_token: z.string().max(LONGEST_TOKEN),
  refresh_token: z.string().max(LONGEST_TOKEN).optional(),
  expires_in: z.number().int().positive().optional(),
});

export type ForeignTokens = z.infer<typeof kept>;

export function sealTokens(key: Buffer, id: string, tokens: ForeignTokens): Buffer {
  return seal(key, id, JSON.stringify(tokens));
}

/** A token of another provider, renewed there when it ends soon; undefined when the provider has ended the log-in. */
export async function foreignToken(
  platform: Platform,
  key: Buffer,
  { id, providerTokens, subject }: SessionRow,
): Promise<PageToken | undefined> {
  const text = providerTokens && unseal(key, id, providerTokens);
  if (!text) return undefined;
  const tokens = kept.parse(JSON.parse(text));
  const now = platform.now().getTime();
  if (tokens.endsAt - now > MARGIN_MS) return { token: tokens.token, endsAt: tokens.endsAt, subject };
  const { db } = platform.database;
  if (!(await claimRenewal(db, id))) throw new ProviderAway('tokens are being renewed');
  const renewed = await renew(platform, tokens.refreshToken);
  if (!renewed) return undefined;
  const {
    access_token: token,
    refresh_token: refreshToken = tokens.refreshToken,
    expires_in = 300,
  } = renewed;
  const next = { refreshToken, token, endsAt: now + expires_in * 1000 };
  await keepProviderTokens(db, id, sealTokens(key, id, next));
  return { token, endsAt: next.endsAt, subject };
}

/** Asks the token endpoint; undefined when it refuses the refresh token. */
async function renew({ config }: Platform, refreshToken: string) {
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
  return answered.parse(await answer.json());
}

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  return fetch(address, { ...init, signal }).catch((cause) => {
    throw new ProviderAway('identity provider away', { cause });
  });
}
