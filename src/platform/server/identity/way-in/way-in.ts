import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { type Html, html } from '../../html.ts';
import { sendPlainPage } from '../../plain/plain-page.ts';
import type { Platform } from '../../platform.ts';
import type { WayInLimits } from '../limits.ts';
import { trustOnlySettings } from '../mount-provider.ts';

/** What the pages of logging in and signing up work with. */
export interface WayIn {
  readonly platform: Platform;
  readonly provider: Provider;
  readonly limits: WayInLimits;
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The log-in that this browser has begun; `undefined` when it is over or belongs to another browser. */
export async function interactionOf(
  { platform, provider }: WayIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  trustOnlySettings(platform.config, request);
  const { uid } = request.params as { uid: string };
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Ends the interaction with this account logged in and goes on to where the person wanted to be. */
export async function enter(way: WayIn, request: FastifyRequest, reply: FastifyReply, accountId: string) {
  const result = { login: { accountId, remember: true }, create: {} };
  const returnTo = await way.provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  return reply.redirect(returnTo, 303);
}

export function showPage(way: WayIn, reply: FastifyReply, status: number, title: string, content: Html) {
  return sendPlainPage(reply, status, { title, productName: way.platform.config.PRODUCT_NAME, content });
}

export function showExpired(way: WayIn, reply: FastifyReply) {
  const content = html`<p>This page has waited too long, or its log-in is already finished.</p>
<a class="button" href="/login">Start again</a>`;
  return showPage(way, reply, 400, 'Please start again', content);
}

/** What a page says to somebody who tried too often. */
export function tooOften(reply: FastifyReply, seconds: number): Html {
  reply.header('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  return html`<p class="notice bad" role="alert">Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.</p>`;
}
