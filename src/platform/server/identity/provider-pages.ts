import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '../config.ts';
import { html } from '../html.ts';
import { pageLocale } from '../http/page-locale.ts';
import { plainPage } from '../plain/plain-page.ts';
import { wayInWords } from './auth-pages/words.ts';

/** The page for a log-in that cannot go on: no detail of the protocol, and a way to start again. */
export function errorPageOf(config: Config) {
  return (ctx: KoaContextWithOIDC): void => {
    const locale = pageLocale(ctx.req.headers);
    const { failed, startAgain } = wayInWords[locale];
    ctx.type = 'html';
    ctx.body = plainPage({
      title: failed.title,
      locale,
      productName: config.PRODUCT_NAME,
      content: html`<p>${failed.text}</p>
<a class="button" href="/login">${startAgain}</a>`,
    });
  };
}

/** Asks before logging out, unless our own app asked for it: it proves so with the person's ID token. */
export function logoutPageOf(config: Config) {
  return (ctx: KoaContextWithOIDC, form: string): void => {
    const locale = pageLocale(ctx.req.headers);
    const { logOut } = wayInWords[locale];
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(form)?.[1] ?? '';
    const shown = ctx.oidc.entities.IdTokenHint !== undefined;
    const ours = shown && ctx.oidc.client?.clientId === config.OIDC_CLIENT_ID;
    ctx.type = 'html';
    ctx.body = plainPage({
      title: logOut.title,
      locale,
      productName: config.PRODUCT_NAME,
      content: html`<p>${logOut.text(config.PRODUCT_NAME)}</p>
<form method="post" action="/oidc/session/end/confirm"${ours ? html` data-ours="yes"` : null}>
<input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">
<button type="submit">${logOut.title}</button></form>
<div class="links"><a href="/">${logOut.stay}</a></div>`,
      ...(ours ? { script: '/plain/send-form.js' } : {}),
    });
  };
}
