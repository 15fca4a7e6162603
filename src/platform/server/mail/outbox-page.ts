import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Html, html } from '../html.ts';
import { isFromThisMachine } from '../http/caller-of.ts';
import { sendPlainPage } from '../plain/plain-page.ts';
import type { Platform } from '../platform.ts';

const NEWEST = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
// The mail's own styles stand at its elements; nothing else in it may run or load.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/**
 * The page of all mails on a developer's machine. Anyone who reads it can use the links in the mails, so it does
 * not exist in production and answers only to this machine, by the name that it has in its settings.
 */
export function registerOutboxPage(app: FastifyInstance, platform: Platform): void {
  if (platform.config.NODE_ENV === 'production') return;
  const productName = platform.config.PRODUCT_NAME;
  const publicHost = new URL(platform.config.PUBLIC_ORIGIN).host;
  app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      if (!isAskedHere(request, publicHost)) return reply.callNotFound();
      reply.header('cache-control', 'no-store');
    });
    pages.get('/dev/outbox', async (_, reply) =>
      sendPlainPage(reply, 200, {
        title: 'Outbox',
        productName,
        content: await listOf(platform),
        wide: true,
      }),
    );
    pages.get('/dev/outbox/:id', async (request, reply) => {
      const mail = await mailOf(platform, request);
      if (!mail) return reply.callNotFound();
      return sendPlainPage(reply, 200, {
        title: mail.subject,
        productName,
        content: letterView(mail),
        wide: true,
      });
    });
    pages.get('/dev/outbox/:id/html', async (request, reply) => {
      const mail = await mailOf(platform, request);
      if (!mail) return reply.callNotFound();
      reply.header('content-security-policy', MAIL_POLICY).header('x-frame-options', 'SAMEORIGIN');
      return reply
        .type('text/html; charset=utf-8')
        .send(mail.html ?? 'This mail was sent; its words are not kept.');
    });
  });
}

/** A name that somebody else's domain gives this machine is no name of ours: their page could read it. */
function isAskedHere(request: FastifyRequest, publicHost: string): boolean {
  return isFromThisMachine(request) && request.headers.host === publicHost;
}

async function listOf(platform: Platform): Promise<Html> {
  const mails = await platform.database.db
    .selectFrom('mail_outbox')
    .select(['id', 'to_address', 'subject', 'created_at', 'sent_at', 'last_error'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute();
  if (mails.length === 0) return html`<p>No mail yet. Sign up, and the first one is here.</p>`;
  const rows = mails.map(
    (mail) => html`<tr><td>${mail.created_at.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td>${mail.to_address}</td><td><a href="/dev/outbox/${mail.id}">${mail.subject}</a></td>
<td>${mail.sent_at ? 'sent' : (mail.last_error ?? 'kept here')}</td></tr>`,
  );
  return html`<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th>State</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function letterView(mail: { id: string; to_address: string; body_text: string | null }): Html {
  const lines = (mail.body_text ?? '').split('\n').map((line) => html`${linked(line)}\n`);
  return html`<p><a href="/dev/outbox">All mails</a> · to ${mail.to_address}</p>
<pre>${lines}</pre><iframe title="The mail as HTML" src="/dev/outbox/${mail.id}/html" sandbox="allow-popups allow-top-navigation-by-user-activation"></iframe>`;
}

function linked(line: string): Html {
  return /^https?:\/\/\S+$/.test(line) ? html`<a href="${line}">${line}</a>` : html`${line}`;
}

async function mailOf(platform: Platform, request: FastifyRequest) {
  const { id } = request.params as { id: string };
  if (!UUID.test(id)) return undefined;
  return platform.database.db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
}
