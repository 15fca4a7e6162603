import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Say, sayIn } from '#platform/server/format-message.ts';
import { type Html, html } from '#platform/server/html.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import { textIn, wordIn } from '#platform/server/identity/auth-pages/form-values.ts';
import { siteNotice } from '#platform/server/notice/site-notice.ts';
import { acceptForms, isFromElsewhere } from '#platform/server/plain/accept-forms.ts';
import { sendPlainPage } from '#platform/server/plain/plain-page.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { PROOF_DAYS, VISITOR_REPORTS_A_DAY } from '../../rules/visitor-reports.ts';
import { askToReport } from './ask.ts';
import { reportForm } from './form.ts';
import { faultMessages, formMessages, mineMessages } from './messages.ts';
import { minePage } from './mine.ts';
import { limitOfReports } from './network-limit.ts';
import { press } from './press.ts';
import {
  type FormFaults,
  faultOfWords,
  faultsOf,
  nothingTyped,
  reasonIn,
  type Typed,
  typedIn,
} from './read-form.ts';
import { nameToVisitor, type Target, targetIn } from './target.ts';

/** Two thousand signs of four bytes each, as a form writes them. */
const MAX_FORM_BYTES = 32 * 1024;

/** `/report` and `/report/mine`: people without an account report what everybody may open; no script is needed (ADM-1). */
export function registerVisitorReports(app: FastifyInstance, platform: Platform): void {
  app.register(async (pages) => {
    acceptForms(pages, MAX_FORM_BYTES);
    pages.addHook('preHandler', (request, reply) => refuseForms(platform, request, reply));
    registerForm(pages, platform);
    registerMine(pages, platform);
  });
}

async function refuseForms(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const say = sayFor(request);
  if (isFromElsewhere(request, platform.config)) {
    await show(
      platform,
      reply,
      403,
      faultMessages.ELSEWHERE_TITLE,
      html`<p>${say(faultMessages.ELSEWHERE)}</p>`,
    );
  } else if (request.method === 'POST' && platform.maintenance.isReadOnly) {
    await show(platform, reply, 503, formMessages.TITLE, html`<p>${say(faultMessages.CLOSED)}</p>`);
  }
}

function registerForm(pages: FastifyInstance, platform: Platform): void {
  const isTooOften = limitOfReports(platform.config);
  pages.get('/report', async ({ query }, reply) => {
    const seen = await seenIn(platform, query);
    return seen ? showForm(platform, reply, 200, seen) : showGone(platform, reply);
  });

  pages.post('/report', async (request, reply) => {
    const seen = await seenIn(platform, request.body);
    if (!seen) return showGone(platform, reply);
    const typed = typedIn(request.body);
    const faults = faultsOf(typed);
    const reason = reasonIn(typed.reason);
    if (Object.keys(faults).length > 0 || !reason)
      return showForm(platform, reply, 400, seen, { typed, faults });
    if (await isTooOften(request)) {
      const notice = html`<p class="notice bad" role="alert">${sayFor(request)(faultMessages.OFTEN)}</p>`;
      return showForm(platform, reply, 429, seen, { typed, faults, notice });
    }
    if (textIn(request.body, 'website') === '') {
      const { text, email } = typed;
      const locale = pageLocale(request.headers);
      await askToReport(platform, { seen: seen.target, name: seen.name, reason, text, email, locale });
    }
    return showMailed(platform, reply, typed.email);
  });
}

function registerMine(pages: FastifyInstance, platform: Platform): void {
  pages.get('/report/mine', async (request, reply) => showMine(platform, request, reply));

  pages.post('/report/mine', async (request, reply) => {
    const token = wordIn(request.query);
    const act = textIn(request.body, 'act');
    if (act === 'object') {
      const { text } = typedIn(request.body);
      const fault = faultOfWords(text);
      if (fault) return showMine(platform, request, reply, { text, fault });
      await press(platform, token, { act: 'OBJECT', text });
    } else if (act === 'delete') {
      const removed = await press(platform, token, { act: 'DELETE' });
      const left = await minePage(platform, token, sayFor(request));
      if (!isRefusal(removed) && !left) return showDeleted(platform, reply);
    } else if (act === 'confirm') await press(platform, token, { act: 'CONFIRM' });
    return reply.redirect(`/report/mine?token=${token}`, 303);
  });
}

const sayFor = ({ headers }: FastifyRequest): Say => sayIn(pageLocale(headers));

interface Seen {
  readonly target: Target;
  readonly name: string;
}

async function seenIn(platform: Platform, sent: unknown): Promise<Seen | undefined> {
  const target = targetIn(sent);
  const name = target && (await nameToVisitor(platform.database.db, target));
  return target && name !== undefined ? { target, name } : undefined;
}

type Title = Parameters<Say>[0];

function show(platform: Platform, reply: FastifyReply, status: number, title: Title | string, content: Html) {
  const locale = pageLocale(reply.request.headers);
  const productName = platform.config.PRODUCT_NAME;
  const words = typeof title === 'string' ? title : sayIn(locale)(title);
  const notice = siteNotice(platform, locale);
  return sendPlainPage(reply, status, { title: words, productName, locale, content, notice });
}

interface Sent {
  readonly typed: Typed;
  readonly faults: FormFaults;
  readonly notice?: Html;
}

function showForm(
  platform: Platform,
  reply: FastifyReply,
  status: number,
  { target: seen, name }: Seen,
  sent: Sent = { typed: nothingTyped, faults: {} },
) {
  const content = reportForm(sayFor(reply.request), Object.assign({ seen, name }, sent));
  return show(platform, reply, status, formMessages.TITLE, content);
}

function showGone(platform: Platform, reply: FastifyReply) {
  const say = sayFor(reply.request);
  return show(platform, reply, 404, faultMessages.GONE_TITLE, html`<p>${say(faultMessages.GONE)}</p>`);
}

function showMailed(platform: Platform, reply: FastifyReply, email: string) {
  const say = sayFor(reply.request);
  const content = html`<p class="notice" role="status">${say(formMessages.MAILED, { email, days: PROOF_DAYS })}</p>
<p>${say(formMessages.MAILED_LIMIT, { limit: VISITOR_REPORTS_A_DAY })}</p>`;
  return show(platform, reply, 200, formMessages.MAILED_TITLE, content);
}

async function showMine(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  objection?: Parameters<typeof minePage>[3],
) {
  const say = sayFor(request);
  const page = await minePage(platform, wordIn(request.query), say, objection);
  if (page) return show(platform, reply, objection ? 400 : 200, page.title, page.content);
  return show(platform, reply, 410, faultMessages.SPENT_TITLE, html`<p>${say(faultMessages.SPENT)}</p>`);
}

function showDeleted(platform: Platform, reply: FastifyReply) {
  const say = sayFor(reply.request);
  return show(platform, reply, 200, mineMessages.DELETED_TITLE, html`<p>${say(mineMessages.DELETED)}</p>`);
}
