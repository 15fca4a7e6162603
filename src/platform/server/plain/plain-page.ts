import type { FastifyReply } from 'fastify';
import type { Locale } from '#platform/shared/locale.ts';
import { type Html, html } from '../html.ts';

export interface PlainPage {
  readonly title: string;
  readonly productName: string;
  /** The language of title and content; without one, English. */
  readonly locale?: Locale;
  readonly content: Html;
  /** What operators say above it. */
  readonly notice?: Html | null;
  /** A page of tables instead of a card over the drawn picture. */
  readonly wide?: true;
  /** Address of a script of our own. */
  readonly script?: string;
}

/** A page without the app around it: a calm card over a drawn picture, readable without any script. */
export function plainPage(page: PlainPage): string {
  const { markup } = html`<!doctype html>
<html lang="${page.locale ?? 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${page.title} · ${page.productName}</title>
<link rel="preload" href="/plain/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/plain/fraunces.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/plain/page.css">${page.script ? html`<script src="${page.script}" defer></script>` : null}
</head><body${page.wide ? html` class="wide"` : null}>
${page.notice ?? null}<header><a class="brand" href="/">${mark()}<span>${page.productName}</span></a></header>
<main class="card"><h1>${page.title}</h1>${page.content}</main>
</body></html>`;
  return markup;
}

export function sendPlainPage(reply: FastifyReply, status: number, page: PlainPage): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(plainPage(page));
}

function mark(): Html {
  return html`<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0f766e"/><circle cx="20.5" cy="12" r="4" fill="#f6c35a"/><path d="M3 25 11.5 12.5 16 19l2.4-3 8.6 9z" fill="#fff" opacity=".55"/><path d="M3 27 12 18l5 4.5 3.6-3.2L29 27z" fill="#fff"/></svg>`;
}
