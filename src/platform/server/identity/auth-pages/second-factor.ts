import type { FastifyInstance } from 'fastify';
import { html } from '../../html.ts';
import { noteSecurity } from '../../security/record-security.ts';
import { spendFactorCode } from '../second-factor/second-factor.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, tooOften } from './auth-pages.ts';
import { finish } from './enter.ts';
import { textIn } from './form-values.ts';
import { authMessages } from './messages.ts';
import { entryHeld, showSecondFactor } from './second-factor-form.ts';

const LONGEST = 64;

/** `/oidc/interaction/:uid/second-factor`: the code of an app, or a recovery code, after the first factor (GATE-12). */
export function registerSecondFactor(pages: FastifyInstance, way: AuthPages): void {
  pages.post('/oidc/interaction/:uid/second-factor', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    const held = textIn(request.body, 'held');
    const entry = interaction && (await entryHeld(way.platform, interaction.uid, held));
    if (!entry) return showExpired(way, reply);
    const shown = { uid: interaction.uid, held };
    const wait = await way.limits.secondFactor(entry.accountId);
    if (wait > 0) {
      noteSecurity(way.platform, 'way-in-limited', {});
      return showSecondFactor(way, reply, 429, { ...shown, notice: tooOften(reply, wait) });
    }
    const given = textIn(request.body, 'code').trim().slice(0, LONGEST);
    if (await spendFactorCode(way.platform, entry.accountId, given)) {
      await way.limits.secondFactorGiven(entry.accountId);
      return finish(way, request, reply, entry, true);
    }
    const notice = html`<p class="notice bad" role="alert">${sayFor(reply)(authMessages.factorWrong)}</p>`;
    return showSecondFactor(way, reply, 400, { ...shown, notice });
  });
}
