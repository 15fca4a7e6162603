import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';

/** What a provider may do wrong, or a stranger between it and the app. */
export type Malice = 'none' | 'state' | 'nonce' | 'audience' | 'alg' | 'redirect';

export interface OtherProvider {
  readonly issuer: string;
  malice: Malice;
  /** Addresses the browser was sent back to. */
  readonly sentTo: string[];
  close(): Promise<void>;
}

interface Asked {
  readonly nonce: string;
  readonly challenge: string;
}

const AUDIENCE = 'urn:trailfolk:api';

/** An OpenID provider of its own, as small as one can be: it knows one person and asks for no password. */
export async function openOtherProvider(client: string): Promise<OtherProvider> {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'other', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, Asked>();
  const provider = { issuer: '', malice: 'none' as Malice, sentTo: [] as string[] };

  const sign = async (claims: Record<string, unknown>, typ: string): Promise<string> => {
    const all = { iss: provider.issuer, sub: 'zoe', exp: Math.floor(Date.now() / 1000) + 600, ...claims };
    if (provider.malice === 'alg') return new UnsecuredJWT(all).encode();
    return new SignJWT(all)
      .setIssuedAt()
      .setProtectedHeader({ alg: 'RS256', typ, kid: 'other' })
      .sign(keys.privateKey);
  };
  const authorize = (url: URL, response: ServerResponse) => {
    const asked = (name: string) => url.searchParams.get(name) ?? '';
    const code = `code-${codes.size}`;
    codes.set(code, { nonce: asked('nonce'), challenge: asked('code_challenge') });
    const back = new URL(asked('redirect_uri'));
    if (provider.malice === 'redirect') back.pathname = '/start';
    const state = provider.malice === 'state' ? 'of-somebody-else' : asked('state');
    back.search = String(new URLSearchParams({ code, state }));
    provider.sentTo.push(back.href);
    response.writeHead(302, { location: back.href }).end();
  };
  const exchange = async (form: URLSearchParams, response: ServerResponse) => {
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!known || proof !== known.challenge) return answer(response, { error: 'invalid_grant' }, 400);
    const nonce = provider.malice === 'nonce' ? 'another' : known.nonce;
    const aud = provider.malice === 'audience' ? 'urn:other:api' : AUDIENCE;
    return answer(response, {
      token_type: 'Bearer',
      expires_in: 600,
      id_token: await sign({ aud: client, nonce }, 'JWT'),
      access_token: await sign({ aud, email: 'zoe@other.example', email_verified: true }, 'at+jwt'),
    });
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', provider.issuer);
    if (url.pathname === '/auth') return authorize(url, response);
    if (url.pathname === '/keys') return answer(response, { keys: [jwk] });
    if (url.pathname === '/token') return exchange(new URLSearchParams(await bodyOf(request)), response);
    return answer(response, discoveryOf(provider.issuer));
  };

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(provider, { close });
}

function discoveryOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  };
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
