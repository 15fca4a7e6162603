import { z } from 'zod';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address of an app or a provider elsewhere. */
export const clientAddress = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .refine((text) => {
    const { protocol, hostname, hash, username, password } = new URL(text);
    return `${hash}${username}${password}` === '' && (protocol === 'https:' || LOOPBACK.has(hostname));
  }, 'must be https (http only on this machine), without credentials or a fragment');

/** An app of somebody else that people may log in to with their account here, in the words of RFC 7591. */
const client = z.strictObject({
  client_id: z.string().regex(/^[\w.-]{1,64}$/, 'must be 1 to 64 letters, digits, dots, dashes'),
  client_name: z.string().trim().min(1).max(60),
  /** Without one it is a public client: a page or an app on a phone, which can keep none. */
  client_secret: z.string().min(32).max(256).optional(),
  redirect_uris: z.array(clientAddress).min(1).max(10),
  post_logout_redirect_uris: z.array(clientAddress).max(10).default([]),
});
export type OidcClient = z.output<typeof client>;

/** A setting that is a list in JSON. */
export function listInJson<Item extends z.ZodType>(item: Item, max: number) {
  return z
    .string()
    .default('[]')
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('must be a list in JSON');
        return z.NEVER;
      }
    })
    .pipe(z.array(item).max(max));
}

export const oidcClients = listInJson(client, 50).refine(
  (clients) => new Set(clients.map(({ client_id }) => client_id)).size === clients.length,
  'must name each client_id once',
);

/** What is wrong with them beside the other settings, one line a fault. */
export function faultsOfClients(config: {
  readonly OIDC_CLIENTS: readonly OidcClient[];
  readonly OIDC_CLIENT_ID: string;
  readonly OIDC_ISSUER?: string | undefined;
}): string[] {
  const clients = config.OIDC_CLIENTS;
  const faults: string[] = [];
  if (clients.some(({ client_id }) => client_id === config.OIDC_CLIENT_ID))
    faults.push('OIDC_CLIENTS: the client_id of OIDC_CLIENT_ID is the web app itself');
  if (clients.length > 0 && config.OIDC_ISSUER)
    faults.push('OIDC_CLIENTS: has no effect with OIDC_ISSUER; register them at that provider');
  return faults;
}
