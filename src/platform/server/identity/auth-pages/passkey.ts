import type { FastifyInstance } from 'fastify';
import { type ShownKey, shownKey } from '#platform/shared/passkey-answers.ts';
import { html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { noteSecurity, recordSecurity } from '../../security/record-security.ts';
import { accountByPasskey } from '../passkeys/show-passkey.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, showPage, tooOften } from './auth-pages.ts';
import { enter } from './enter.ts';
import { textIn } from './form-values.ts';
import { authMessages } from './messages.ts';

/** `/oidc/interaction/:uid/passkey`: what a key answered to the question of the log-in page (GATE-12). */
export function registerPasskey(pages: FastifyInstance, way: AuthPages): void {
  pages.post('/oidc/interaction/:uid/passkey', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    if (!interaction) return showExpired(way, reply);
    const { uid } = interaction;
    const say = sayFor(reply);
    const title = say(authMessages.logInTitle);
    const wait = await way.limits.tryCode(callerOf(request));
    if (wait > 0) {
      noteSecurity(way.platform, 'way-in-limited', {});
      return showPage(way, reply, 429, title, tooOften(reply, wait));
    }
    const answer = keyIn(request.body);
    const accountId = answer && (await accountByPasskey(way.platform, uid, answer));
    if (accountId) return enter(way, request, reply, { accountId, by: 'PASSKEY' });
    await recordSecurity(way.platform, way.platform.database.db, 'log-in-failed', {});
    const content = html`<p class="notice bad" role="alert">${say(authMessages.passkeyUnknown)}</p>
<a class="button" href="/oidc/interaction/${uid}/log-in">${say(authMessages.backToLogIn)}</a>`;
    return showPage(way, reply, 400, title, content);
  });
}

function keyIn(body: unknown): ShownKey | undefined {
  try {
    return shownKey.safeParse(JSON.parse(textIn(body, 'answer'))).data;
  } catch {
    return undefined;
  }
}
