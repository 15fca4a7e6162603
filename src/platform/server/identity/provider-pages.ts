import type { KoaContextWithOIDC } from 'oidc-provider';
import { sayIn } from '../format-message.ts';
import { html } from '../html.ts';
import { pageLocale } from '../http/page-locale.ts';
import { siteNotice } from '../notice/site-notice.ts';
import { plainPage } from '../plain/plain-page.ts';
import type { Platform } from '../platform.ts';
import { authMessages } from './auth-pages/messages.ts';

/** The page for a log-in that cannot go on: no detail of the protocol, and a way to start again. */
export function errorPageOf(platform: Platform) {
  return (ctx: KoaContextWithOIDC): void => {
    const locale = pageLocale(ctx.req.headers);
    const say = sayIn(locale);
    ctx.type = 'html';
    ctx.body = plainPage({
      title: say(authMessages.failedTitle),
      locale,
      productName: platform.config.PRODUCT_NAME,
      notice: siteNotice(platform, locale),
      content: html`<p>${say(authMessages.failedText)}</p>
<a class="button" href="/login">${say(authMessages.startAgain)}</a>`,
    });
  };
}

/** Asks before logging out, unless our own app asked for it: it proves so with the person's ID token. */
export function logoutPageOf(platform: Platform) {
  const { config } = platform;
  return (ctx: KoaContextWithOIDC, form: string): void => {
    const locale = pageLocale(ctx.req.headers);
    const say = sayIn(locale);
    const title = say(authMessages.logOutTitle);
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(form)?.[1] ?? '';
    const shown = ctx.oidc.entities.IdTokenHint !== undefined;
    const ours = shown && ctx.oidc.client?.clientId === config.OIDC_CLIENT_ID;
    ctx.type = 'html';
    ctx.body = plainPage({
      title,
      locale,
      productName: config.PRODUCT_NAME,
      notice: siteNotice(platform, locale),
      content: html`<p>${say(authMessages.logOutText, { productName: config.PRODUCT_NAME })}</p>
<form method="post" action="/oidc/session/end/confirm"${ours ? html` data-ours="yes"` : null}>
<input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">
<button type="submit">${title}</button></form>
<div class="links"><a href="/">${say(authMessages.logOutStay)}</a></div>`,
      ...(ours ? { script: '/plain/send-form.js' } : {}),
    });
  };
}
