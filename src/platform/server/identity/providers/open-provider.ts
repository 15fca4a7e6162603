import { importPKCS8, SignJWT } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import type { LogInProvider } from '../../log-in-providers.ts';

const TIMEOUT_S = 8;
const KEPT_MS = 60 * 60_000;
const SECRET_LASTS = '5m';
/** Of Apple, whom the signed word is for, whatever its issuer is called in a test. */
const APPLE = 'https://appleid.apple.com';

export type OpenProvider = (provider: LogInProvider) => Promise<Configuration>;

/** Reads how a provider is reached, once an hour; one that did not answer is asked again the next time. */
export function openProviders(): OpenProvider {
  const known = new Map<string, { readonly at: number; readonly opened: Promise<Configuration> }>();
  return async (provider) => {
    const earlier = known.get(provider.id);
    if (earlier && Date.now() - earlier.at < KEPT_MS) return earlier.opened;
    const opened = discover(provider);
    known.set(provider.id, { at: Date.now(), opened });
    opened.catch(() => known.delete(provider.id));
    return opened;
  };
}

async function discover(provider: LogInProvider): Promise<Configuration> {
  const { issuer, client_id } = provider;
  const isPlain = issuer.startsWith('http:');
  const proof = proofOf(provider);
  return discovery(new URL(issuer), client_id, undefined, proof, {
    timeout: TIMEOUT_S,
    // Signatures are checked although the token comes from the provider itself.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
}

/** How we prove to the provider that it is us who ask for tokens. */
function proofOf({ client_secret, apple_key }: LogInProvider): ClientAuth {
  if (apple_key || client_secret === undefined) return None();
  const inHeader = ClientSecretBasic(client_secret);
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    if (!taken.includes('client_secret_post')) return inHeader(server, client, body, headers);
    body.set('client_id', client.client_id);
    body.set('client_secret', client_secret);
  };
}

/** What is sent beside the code: for Apple a word signed by our key there, which stands for a secret. */
export async function tokenParameters({
  apple_key,
  client_id,
}: LogInProvider): Promise<Record<string, string>> {
  if (!apple_key) return {};
  const key = await importPKCS8(apple_key.private_key, 'ES256');
  const client_secret = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: apple_key.key_id })
    .setIssuer(apple_key.team_id)
    .setSubject(client_id)
    .setAudience(APPLE)
    .setIssuedAt()
    .setExpirationTime(SECRET_LASTS)
    .sign(key);
  return { client_secret };
}
