import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRefusal } from '#platform/shared/decision.ts';
import { type Html, html } from '../../html.ts';
import { callerOf } from '../../http/caller-of.ts';
import { pageLocale } from '../../http/page-locale.ts';
import { noteSecurity } from '../../security/record-security.ts';
import { newToken } from '../../single-use-token.ts';
import { accountByMail, type MailFault, mailCode } from '../log-in-by-mail.ts';
import { type AuthPages, interactionOf, sayFor, showExpired, showPage, tooOften } from './auth-pages.ts';
import { enter } from './enter.ts';
import { field } from './field.ts';
import { type EmailFault, faultOfEmail } from './form-values.ts';
import { type CodeForm, codeForm, proofOf } from './mail-code-form.ts';
import { authMessages, emailFaults } from './messages.ts';

interface Shown {
  readonly uid: string;
  readonly email: string;
  /** Set once a code is on its way. */
  readonly ask?: string;
  readonly notice?: Html;
  readonly emailFault?: EmailFault | undefined;
}

/** `/oidc/interaction/:uid/mail-code`: logging in by a code in a mail, as a page and for our own sheet (decision 34). */
export function registerMailCode(pages: FastifyInstance, way: AuthPages): void {
  pages.post('/oidc/mail-codes', async (request, reply) => {
    const form = codeForm(request.body);
    if (faultOfEmail(form.email) || form.ask === '') return reply.code(400).send({ code: 'EMAIL' });
    const wait = await send(way, request, form);
    return wait > 0 ? limited(reply, wait) : reply.send({});
  });

  pages.get('/oidc/interaction/:uid/mail-code', async (request, reply) => {
    const interaction = await interactionOf(way, request, reply);
    return interaction ? show(way, reply, 200, { uid: interaction.uid, email: '' }) : showExpired(way, reply);
  });

  pages.post('/oidc/interaction/:uid/mail-code', async (request, reply) => {
    const inSheet = request.headers.accept === 'application/json';
    const interaction = await interactionOf(way, request, reply);
    if (!interaction) return inSheet ? refused(reply, 'ENDED') : showExpired(way, reply);
    const form = codeForm(request.body);
    const proof = proofOf(form);
    if (!proof && !inSheet) return askByPage(way, request, reply, interaction.uid, form);
    const wait = await way.limits.tryCode(callerOf(request));
    if (wait > 0) noteSecurity(way.platform, 'way-in-limited', {});
    const { uid } = interaction;
    const { email, ask } = form;
    if (wait > 0 && inSheet) return limited(reply, wait);
    if (wait > 0) return show(way, reply, 429, { uid, email, ask, notice: tooOften(reply, wait) });
    const account = proof ? await accountByMail(way.platform, proof) : 'ENDED';
    if (typeof account !== 'string') return enter(way, request, reply, { ...account, by: 'MAIL' });
    if (inSheet) return refused(reply, account);
    const notice = fault(reply, account);
    return show(way, reply, 400, { uid, email, notice, ...(account === 'WRONG' && { ask }) });
  });
}

/** The page without scripts asks for the address first, and then for the code. */
async function askByPage(
  way: AuthPages,
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
  { email }: CodeForm,
) {
  const emailFault = faultOfEmail(email);
  if (emailFault) return show(way, reply, 400, { uid, email, emailFault });
  const ask = newToken();
  const wait = await send(way, request, { email, ask, back: '' });
  if (wait > 0) return show(way, reply, 429, { uid, email, notice: tooOften(reply, wait) });
  return show(way, reply, 200, { uid, email, ask });
}

/** Seconds to wait; 0 when the mail is on its way. */
async function send(
  { platform, limits }: AuthPages,
  request: FastifyRequest,
  { email, ask, back }: Pick<CodeForm, 'email' | 'ask' | 'back'>,
): Promise<number> {
  const wait = await limits.mailCode(callerOf(request));
  if (wait > 0) return wait;
  const locale = pageLocale(request.headers);
  const sent = await mailCode(platform, { email, ask, back, locale });
  return isRefusal(sent) ? Number(sent.params.retryAfter) : 0;
}

function limited(reply: FastifyReply, seconds: number) {
  return reply.code(429).header('retry-after', String(seconds)).send({ code: 'TOO_OFTEN', seconds });
}

function refused(reply: FastifyReply, code: MailFault) {
  return reply.code(400).send({ code });
}

const faults = {
  WRONG: authMessages.codeWrong,
  ENDED: authMessages.codeEnded,
  DISPOSABLE: emailFaults.DISPOSABLE,
} as const;

function fault(reply: FastifyReply, code: MailFault): Html {
  return html`<p class="notice bad" role="alert">${sayFor(reply)(faults[code])}</p>`;
}

function show(way: AuthPages, reply: FastifyReply, status: number, shown: Shown) {
  const { uid, email, ask, notice, emailFault } = shown;
  const say = sayFor(reply);
  const action = `/oidc/interaction/${uid}/mail-code`;
  const content = html`<p>${ask ? say(authMessages.codeSent, { email }) : say(authMessages.codeText)}</p>${notice ?? null}
<form method="post" action="${action}" novalidate>
${
  ask
    ? html`<input type="hidden" name="email" value="${email}"><input type="hidden" name="ask" value="${ask}">
${field({ name: 'code', label: say(authMessages.code), type: 'text', autocomplete: 'one-time-code' })}`
    : field({
        name: 'email',
        label: say(authMessages.email),
        type: 'email',
        autocomplete: 'username',
        value: email,
        fault: emailFault && say(emailFaults[emailFault]),
      })
}
<button type="submit">${say(ask ? authMessages.logInSend : authMessages.codeSend)}</button></form>
<div class="links">${ask ? html`<a href="${action}">${say(authMessages.codeAgain)}</a>` : null}
<a href="/oidc/interaction/${uid}/log-in">${say(authMessages.codeToPassword)}</a></div>`;
  return showPage(way, reply, status, say(authMessages.codeTitle), content);
}
