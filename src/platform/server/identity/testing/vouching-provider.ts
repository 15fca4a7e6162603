import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

/** What it does otherwise than it should, or a stranger in between. */
export interface Bend {
  /** Over the claims of the ID token; undefined leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Over what is sent back with the browser; null leaves one out. */
  readonly answer?: Readonly<Record<string, string | null>>;
  readonly sign?: 'not' | 'by another';
  /** What it says when it is asked for more than the ID token. */
  readonly userInfo?: Readonly<Record<string, unknown>>;
}

export interface VouchingProvider {
  readonly issuer: string;
  /** Who is logged in there: the claims, without those of the protocol. */
  person: Readonly<Record<string, unknown>>;
  bend: Bend;
  away: boolean;
  close(): Promise<void>;
}

interface Asked {
  readonly nonce: string;
  readonly challenge: string;
  readonly back: string;
}

const client = { id: 'trailfolk', secret: 'a secret of the club' };

/** A setting that names it. */
export function settingOf(
  provider: VouchingProvider,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { issuer } = provider;
  return { id: 'club', name: 'Club', issuer, client_id: client.id, client_secret: client.secret, ...more };
}

/** An OpenID provider as small as one can be, that says what it is told to say. */
export async function openVouchingProvider(): Promise<VouchingProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const others = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Asked>();
  const state = { issuer: '', person: { sub: 'zoe' }, bend: {} as Bend, away: false };

  const idToken = (nonce: string): Promise<string> | string => {
    const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 600 };
    const claims = { iss: state.issuer, aud: client.id, nonce, ...times, ...state.person };
    const all = { ...claims, ...state.bend.claims };
    if (state.bend.sign === 'not') return new UnsecuredJWT(all).encode();
    const key = state.bend.sign === 'by another' ? others.privateKey : keys.privateKey;
    return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  };
  const authorize = ({ searchParams: asked }: URL, response: ServerResponse) => {
    const code = `code/${codes.size}`;
    const back = asked.get('redirect_uri') ?? '';
    const [nonce, challenge] = [asked.get('nonce') ?? '', asked.get('code_challenge') ?? ''];
    codes.set(code, { nonce, challenge, back });
    const sent = { code, state: asked.get('state'), iss: state.issuer, ...state.bend.answer };
    const kept = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
    response.writeHead(302, { location: `${back}?${new URLSearchParams(kept)}` }).end();
  };
  const exchange = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams(await bodyOf(request));
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!known || !isProved(form, known)) return send(response, { error: 'invalid_grant' }, 400);
    const id_token = await idToken(known.nonce);
    return send(response, { token_type: 'Bearer', expires_in: 600, access_token: 'word', id_token });
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', state.issuer);
    if (state.away) return send(response, {}, 503);
    if (url.pathname === '/auth') return authorize(url, response);
    if (url.pathname === '/keys') return send(response, { keys: [jwk] });
    if (url.pathname === '/token') return exchange(request, response);
    if (url.pathname === '/userinfo') return send(response, state.bend.userInfo ?? { sub: state.person.sub });
    return send(response, discoveryOf(state.issuer));
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(state, { close });
}

/** Whether it is our server that asks, with the word that it began with. */
function isProved(form: URLSearchParams, { challenge, back }: Asked): boolean {
  const verifier = form.get('code_verifier') ?? '';
  return (
    form.get('client_id') === client.id &&
    form.get('client_secret') === client.secret &&
    form.get('redirect_uri') === back &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  );
}

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  };
}

function send(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
