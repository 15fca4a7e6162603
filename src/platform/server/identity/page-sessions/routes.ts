import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isRefusal } from '#platform/shared/decision.ts';
import type { Platform } from '../../platform.ts';
import { clearCopies } from '../clear-site-data.ts';
import type { PageSessions } from './page-sessions.ts';

const MAX_TOKEN_LENGTH = 8_192;
const body = z.strictObject({ refreshToken: z.string().min(1).max(MAX_TOKEN_LENGTH).optional() }).nullish();

/**
 * What the app needs of its session beside pages: to begin one with a token, to renew a token by it, to end it. None
 * of it belongs to the API, which takes tokens only; answers are for our own pages alone.
 */
export function registerPageSessions(app: FastifyInstance, platform: Platform, sessions: PageSessions): void {
  app.put('/auth/session', async (request, reply) => {
    const viewer = isOurs(platform, request) ? await platform.identify(request) : null;
    const parsed = body.safeParse(request.body);
    if (!parsed.success) return never(reply).code(400).send();
    if (viewer === null || isRefusal(viewer)) return never(reply).code(401).send();
    const { refreshToken } = parsed.data ?? {};
    // A provider elsewhere renews its own tokens; without a refresh token there is nothing to keep.
    if (platform.config.OIDC_ISSUER && refreshToken === undefined) return never(reply).code(204).send();
    const tokens = platform.config.OIDC_ISSUER
      ? tokensIn(request, refreshToken, viewer.tokenEndsAt)
      : undefined;
    const cookie = await sessions.begin(viewer, tokens, request.headers.cookie);
    return never(reply).header('set-cookie', cookie).code(204).send();
  });
  app.post('/auth/token', async (request, reply) => {
    const { cookie } = request.headers;
    const opened = isOurs(platform, request) ? await sessions.open(cookie) : undefined;
    // It was ended elsewhere: nothing is to be left in this browser.
    if (!opened && (await sessions.wasEnded(cookie)))
      reply.headers(clearCopies).header('session-ended', 'yes');
    // Nobody is logged in: an answer like another, which no browser reports as a failure.
    if (!opened) return never(reply).code(204).send();
    if (opened.cookie) reply.header('set-cookie', opened.cookie);
    return never(reply).send(opened.access);
  });
  app.delete('/auth/session', async (request, reply) => {
    if (!isOurs(platform, request)) return never(reply).code(401).send();
    return never(reply)
      .headers(clearCopies)
      .header('set-cookie', await sessions.end(request.headers.cookie))
      .code(204)
      .send();
  });
}

function tokensIn({ headers }: FastifyRequest, refreshToken = '', endsAt: number) {
  return { refreshToken, token: (headers.authorization ?? '').replace(/^Bearer /i, ''), endsAt };
}

/** Browsers say which page asks; a page of another site gets nothing. */
function isOurs({ config }: Platform, { headers }: FastifyRequest): boolean {
  if (headers.origin !== undefined) return headers.origin === config.PUBLIC_ORIGIN;
  return headers['sec-fetch-site'] === 'same-origin';
}

function never(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
