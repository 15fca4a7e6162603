import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { type Say, sayIn } from '../../format-message.ts';
import { type Html, html } from '../../html.ts';
import { pageLocale } from '../../http/page-locale.ts';
import { siteNotice } from '../../notice/site-notice.ts';
import { sendPlainPage } from '../../plain/plain-page.ts';
import type { Platform } from '../../platform.ts';
import type { AuthLimits } from '../limits.ts';
import { trustOnlySettings } from '../mount-provider.ts';
import type { Providers } from '../providers/providers.ts';
import { textIn } from './form-values.ts';
import { authMessages } from './messages.ts';

/** What the pages of logging in and signing up work with. */
export interface AuthPages {
  readonly platform: Platform;
  readonly provider: Provider;
  readonly limits: AuthLimits;
  readonly providers: Providers;
}

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Which log-in a page is of. */
export function uidOf({ params }: FastifyRequest): string {
  return textIn(params, 'uid');
}

/** The log-in that this browser has begun; `undefined` when it is over or belongs to another browser. */
export async function interactionOf(
  { platform, provider }: AuthPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  trustOnlySettings(platform.config, request);
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uidOf(request) ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** Says a text of these pages in the language of the browser that is answered. */
export function sayFor({ request }: FastifyReply): Say {
  return sayIn(pageLocale(request.headers));
}

export function showPage(
  way: AuthPages,
  reply: FastifyReply,
  status: number,
  title: string,
  content: Html,
  script?: string,
) {
  const locale = pageLocale(reply.request.headers);
  const productName = way.platform.config.PRODUCT_NAME;
  const notice = siteNotice(way.platform, locale);
  return sendPlainPage(reply, status, {
    title,
    productName,
    locale,
    content,
    notice,
    ...(script && { script }),
  });
}

export function showExpired(way: AuthPages, reply: FastifyReply) {
  const say = sayFor(reply);
  const content = html`<p>${say(authMessages.expiredText)}</p>
<a class="button" href="/login">${say(authMessages.startAgain)}</a>`;
  return showPage(way, reply, 400, say(authMessages.expiredTitle), content);
}

/** What a page says to somebody who tried too often. */
export function tooOften(reply: FastifyReply, seconds: number): Html {
  reply.header('retry-after', String(seconds));
  const minutes = Math.ceil(seconds / 60);
  return html`<p class="notice bad" role="alert">${sayFor(reply)(authMessages.tooOften, { minutes })}</p>`;
}
