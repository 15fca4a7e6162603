import type { FastifyInstance } from 'fastify';
import { idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { publishSecurityContact } from '#platform/server/http/security-contact.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { siteContract } from '../contract/site.ts';
import { done, siteConfirmations, siteRefusals } from '../messages.ts';
import { robots, sitemap, sitemapIndex, sitemapParts } from './crawlers.ts';
import { letterRoutes } from './newsletter/routes.ts';
import { publicIds } from './reads.ts';
import { sendFeedback } from './send-feedback.ts';

export function registerSite(app: FastifyInstance, platform: Platform): void {
  publishSecurityContact(app, platform);
  const { PRODUCT_NAME, PUBLIC_ORIGIN } = platform.config;
  registerMessages(siteRefusals, siteConfirmations);
  registerEndpoints(app, platform, siteContract, {
    ...letterRoutes(platform),
    'GET /api/public/site/card.jpg': async ({ reply }) => {
      const { renderCard } = await import('#platform/server/cards/render-card.ts');
      const jpeg = await renderCard({
        title: 'Go outside, together.',
        lines: ['Plan an outing, see who is coming and how you get there.'],
        productName: PRODUCT_NAME,
        scene: { id: 'home-valley', setting: 'VALLEY', hour: 8.2 },
        version: PRODUCT_NAME,
      });
      return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(jpeg);
    },
    'POST /api/feedback': idempotent(async ({ viewer, body, command }) => {
      const sent = await sendFeedback(platform, command, viewer, body);
      return isRefusal(sent) ? sent : done('FEEDBACK_SENT');
    }),
  });
  app.get('/robots.txt', async (_, reply) => reply.type('text/plain').send(robots(PUBLIC_ORIGIN)));
  app.get('/sitemap.xml', async (_, reply) =>
    reply.type('application/xml').send(sitemapIndex(PUBLIC_ORIGIN)),
  );
  for (const part of sitemapParts) {
    app.get(`/sitemap-${part}.xml`, async (_, reply) => {
      const ids = part === 'pages' ? [] : await publicIds(platform.database.db, part);
      return reply.type('application/xml').send(sitemap(PUBLIC_ORIGIN, part, ids));
    });
  }
}
