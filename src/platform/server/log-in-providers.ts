import { z } from 'zod';
import { clientAddress, listInJson } from './oidc-clients.ts';

const ANY_DOMAIN = '*';
const domain = z.string().regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,63}$/, 'must be a domain in small letters');

/** Apple takes no secret but a signed word, which we sign with this key (PEM). */
const appleKey = z.strictObject({
  team_id: z.string().regex(/^\w{10}$/),
  key_id: z.string().regex(/^\w{10}$/),
  private_key: z.string().includes('PRIVATE KEY').max(2_000),
});

/** An OpenID provider elsewhere that people may log in with here (GATE-13). */
const provider = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/, 'must be 1 to 32 small letters, digits, dashes'),
    name: z.string().trim().min(1).max(40),
    issuer: clientAddress,
    client_id: z.string().min(1).max(256),
    client_secret: z.string().min(8).max(512).optional(),
    apple_key: appleKey.optional(),
    /** Domains of mail whose addresses we believe this provider to have checked; `*` is every one. */
    domains: z
      .array(z.union([z.literal(ANY_DOMAIN), domain]))
      .max(200)
      .default([]),
    scope: z
      .string()
      .regex(/^openid( [\w:./-]+)*$/, 'must begin with openid')
      .default('openid email'),
  })
  .refine(
    ({ client_secret, apple_key }) => client_secret === undefined || apple_key === undefined,
    'takes client_secret or apple_key, not both',
  );
export type LogInProvider = z.output<typeof provider>;

export const logInProviders = listInJson(provider, 20)
  .refine((list) => isOnce(list.map(({ id }) => id)), 'must name each id once')
  .refine((list) => isOnce(list.map(({ issuer }) => issuer)), 'must name each issuer once');

function isOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** Whether the word of this provider about an address counts here. */
export function isTrustedFor({ domains }: Pick<LogInProvider, 'domains'>, email: string): boolean {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.some((trusted) => trusted === ANY_DOMAIN || trusted === host);
}

/** What is wrong with them beside the other settings, one line a fault. */
export function faultsOfProviders(config: {
  readonly LOG_IN_PROVIDERS: readonly LogInProvider[];
  readonly OIDC_ISSUER?: string | undefined;
}): string[] {
  return config.LOG_IN_PROVIDERS.length > 0 && config.OIDC_ISSUER
    ? ['LOG_IN_PROVIDERS: has no effect with OIDC_ISSUER; add them at that provider']
    : [];
}
