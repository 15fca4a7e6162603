import type { FastifyInstance } from 'fastify';
import { sayIn } from '#platform/server/format-message.ts';
import { type Html, html } from '#platform/server/html.ts';
import { pageLocale } from '#platform/server/http/page-locale.ts';
import { siteNotice } from '#platform/server/notice/site-notice.ts';
import { sendPlainPage } from '#platform/server/plain/plain-page.ts';
import type { Platform } from '#platform/server/platform.ts';
import { figureKinds, figureWords } from '../../messages.ts';
import { MIN_SHOWN, type Shown, type ShownFigures, shownFigures } from '../../rules/figures.ts';
import { readFigures } from './reads.ts';

type Say = ReturnType<typeof sayIn>;

/** `/moderation/figures`: what moderators decided, in numbers that everybody may read (C10). */
export function registerFiguresPage(app: FastifyInstance, platform: Platform): void {
  app.get('/moderation/figures', async (request, reply) => {
    const locale = pageLocale(request.headers);
    const say = sayIn(locale);
    const figures = await readFigures(platform.database.db, platform.now());
    const content = html`<p>${say(figureWords.WHAT, { limit: MIN_SHOWN })}</p>
${figures.length === 0 ? html`<p>${say(figureWords.NOTHING)}</p>` : null}
${figures.map((half) => sectionOf(shownFigures(half), say))}
<p><a href="/terms">${say(figureWords.TERMS)}</a></p>`;
    const title = say(figureWords.TITLE);
    return sendPlainPage(reply, 200, {
      title,
      productName: platform.config.PRODUCT_NAME,
      locale,
      content,
      notice: siteNotice(platform, locale),
      wide: true,
    });
  });
}

function sectionOf({ year, half, kinds, total, medianHours, appeals, upheld }: ShownFigures, say: Say): Html {
  const number = (count: Shown) => (count === null ? say(figureWords.HIDDEN) : String(count));
  const median =
    medianHours === null ? say(figureWords.HIDDEN) : say(figureWords.HOURS, { hours: medianHours });
  return html`<section><h2>${say(half === 1 ? figureWords.FIRST : figureWords.SECOND, { year: String(year) })}</h2>
<table><thead><tr><th scope="col">${say(figureWords.KIND)}</th><th scope="col">${say(figureWords.DECIDED)}</th>
<th scope="col">${say(figureWords.ACTED)}</th></tr></thead><tbody>
${kinds.map(
  ({ kind, decided, acted }) =>
    html`<tr><th scope="row">${say(figureKinds[kind])}</th><td>${number(decided)}</td><td>${number(acted)}</td></tr>`,
)}
${total === null ? null : html`<tr><th scope="row">${say(figureWords.TOTAL)}</th><td>${total}</td><td></td></tr>`}
</tbody></table>
<p>${say(figureWords.MEDIAN)}: ${median}</p>
<p>${say(figureWords.APPEALS)}: ${number(appeals)}. ${say(figureWords.UPHELD)}: ${number(upheld)}</p></section>`;
}
