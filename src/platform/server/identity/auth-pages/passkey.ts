import type { FastifyInstance } from 'fastify';
import { type ShownKey, shownKey } from '#platform/shared/passkey-answers.ts';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import type { Platform } from '../../platform.ts';
import { noteSecurity, recordSecurity } from '../../security/record-security.ts';
import { partyOf } from '../passkeys/party.ts';
import { accountByPasskey } from '../passkeys/show-passkey.ts';
import { findPasskey } from '../passkeys/store.ts';
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
    const unknown = await unknownKey(way.platform, answer);
    const content = html`<p class="notice bad" role="alert"${unknown}>${say(authMessages.passkeyUnknown)}</p>
<a class="button" href="/oidc/interaction/${uid}/log-in">${say(authMessages.backToLogIn)}</a>`;
    return showPage(way, reply, 400, title, content, '/plain/passkey-unknown.js');
  });
}

/** Names a key that nobody has here for the browser, which then offers it no more (A2); nothing for one of somebody. */
async function unknownKey(
  { database, config }: Platform,
  answer: ShownKey | undefined,
): Promise<Html | null> {
  if (!answer || (await findPasskey(database.db, answer.id))) return null;
  return html` data-unknown-key="${answer.id}" data-rp-id="${partyOf(config).rpID}"`;
}

function keyIn(body: unknown): ShownKey | undefined {
  try {
    return shownKey.safeParse(JSON.parse(textIn(body, 'answer'))).data;
  } catch {
    return undefined;
  }
}
