import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Config } from '../config.ts';
import { html } from '../html.ts';
import { plainPage } from '../plain/plain-page.ts';

/** The page for a log-in that cannot go on: no detail of the protocol, and a way to start again. */
export function errorPageOf(config: Config) {
  return (ctx: KoaContextWithOIDC): void => {
    ctx.type = 'html';
    ctx.body = plainPage({
      title: 'This did not work',
      productName: config.PRODUCT_NAME,
      content: html`<p>The log-in took too long, was already finished, or came from an old page.</p>
<a class="button" href="/login">Start again</a>`,
    });
  };
}

/** Asks before logging out, unless our own app asked for it: it proves so with the person's ID token. */
export function logoutPageOf(config: Config) {
  return (ctx: KoaContextWithOIDC, form: string): void => {
    const xsrf = /name="xsrf" value="([\w-]+)"/.exec(form)?.[1] ?? '';
    const shown = ctx.oidc.entities.IdTokenHint !== undefined;
    const ours = shown && ctx.oidc.client?.clientId === config.OIDC_CLIENT_ID;
    ctx.type = 'html';
    ctx.body = plainPage({
      title: 'Log out',
      productName: config.PRODUCT_NAME,
      content: html`<p>Do you want to log out of ${config.PRODUCT_NAME} on this device?</p>
<form method="post" action="/oidc/session/end/confirm"${ours ? html` data-ours="yes"` : null}>
<input type="hidden" name="xsrf" value="${xsrf}"><input type="hidden" name="logout" value="yes">
<button type="submit">Log out</button></form>
<div class="links"><a href="/">Stay logged in</a></div>`,
      ...(ours ? { script: '/plain/send-form.js' } : {}),
    });
  };
}
