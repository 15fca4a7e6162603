import type { FastifyInstance } from 'fastify';
import { registerAccount } from '#areas/account/server/routes.ts';
import { registerAurora } from '#areas/aurora/server/routes.ts';
import { registerCarpools } from '#areas/carpool/server/routes.ts';
import { registerChat } from '#areas/chat/server/routes.ts';
import { registerCommunities } from '#areas/community/server/routes.ts';
import { registerHuddles } from '#areas/huddle/server/routes.ts';
import { registerInspirations } from '#areas/inspiration/server/routes.ts';
import { guideForPrograms } from '#areas/integration/server/guide.ts';
import { registerIntegration } from '#areas/integration/server/routes.ts';
import { registerLeaving } from '#areas/leaving/server/routes.ts';
import { registerLinks } from '#areas/link/server/routes.ts';
import { registerModeration } from '#areas/moderation/server/routes.ts';
import { registerNotifications } from '#areas/notification/server/routes.ts';
import { registerOperator } from '#areas/operator/server/routes.ts';
import { registerPerson } from '#areas/person/server/routes.ts';
import { registerPlaces } from '#areas/place/server/routes.ts';
import { registerPosts } from '#areas/post/server/routes.ts';
import { registerSafety } from '#areas/safety/server/routes.ts';
import { registerSearch } from '#areas/search/server/routes.ts';
import { registerSite } from '#areas/site/server/routes.ts';
import { publishHealth } from '#platform/server/http/health.ts';
import { faultMessages, gateMessages } from '#platform/server/http/messages.ts';
import { publishOpenApi } from '#platform/server/http/openapi.ts';
import { sendFault } from '#platform/server/http/problem.ts';
import { methodsAt } from '#platform/server/http/route-table.ts';
import { createServer } from '#platform/server/http/server.ts';
import { registerIdentity } from '#platform/server/identity/register-identity.ts';
import { registerOutboxPage } from '#platform/server/mail/outbox-page.ts';
import { registerReports } from '#platform/server/mail/reports/register-reports.ts';
import { registerMedia } from '#platform/server/media/media-routes.ts';
import { registerActs } from '#platform/server/outbox/register-acts.ts';
import { registerPlainAssets } from '#platform/server/plain/plain-assets.ts';
import type { Platform } from '#platform/server/platform.ts';
import { StreamHub } from '#platform/server/stream/hub.ts';
import { registerStream } from '#platform/server/stream/subscribe.ts';
import { registerCarriedActs } from './carried.ts';
import { registerDiscussions } from './discussions.ts';
import { watchable } from './watchable.ts';

/** The whole web server over a platform: every area registered here, by name. Call `listen` or `inject` on it. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const app = createServer(platform.config, platform.log);
  const hub = new StreamHub(platform.database.db, platform.bus, platform.log);
  app.addHook('preClose', async () => hub.close());
  publishHealth(app, platform, () => hub.size);
  await publishOpenApi(app, platform.config, guideForPrograms);
  registerStream(app, platform, hub, watchable(platform));
  await registerPlainAssets(app);
  await registerIdentity(app, platform);
  registerMails(app, platform);
  registerMedia(app, platform);
  registerPeople(app, platform);
  registerPlaces(app, platform);
  registerSite(app, platform);
  registerHuddles(app, platform);
  registerClubs(app, platform);
  registerCarpools(app, platform);
  registerConversations(app, platform);
  registerLinks(app, platform);
  registerPosts(app, platform);
  registerInspirations(app, platform);
  registerDiscussions(app, platform);
  registerAurora(app, platform);
  registerNotifications(app, platform);
  registerModeration(app, platform);
  registerOperator(app, platform);
  registerSearch(app, platform);
  answerUnknownPaths(app);
  return app;
}

function registerMails(app: FastifyInstance, platform: Platform): void {
  registerOutboxPage(app, platform);
  registerReports(app, platform);
}

function registerClubs(app: FastifyInstance, platform: Platform): void {
  registerCommunities(app, platform);
  registerIntegration(app, platform);
}

function registerPeople(app: FastifyInstance, platform: Platform): void {
  registerSafety(app, platform);
  registerAccount(app, platform);
  registerLeaving(app, platform);
  registerPerson(app, platform);
}

/** What people say to each other, also later, and by the phone of somebody else. */
function registerConversations(app: FastifyInstance, platform: Platform): void {
  registerChat(app, platform);
  registerCarriedActs(app, platform);
  registerActs(app, platform);
}

function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(app, request.url);
    if (allowed.length === 0 || allowed.includes(request.method)) {
      return sendFault(request, reply, { status: 404, code: 'NOT_FOUND', sentence: gateMessages.NOT_FOUND });
    }
    reply.header('allow', allowed.join(', '));
    const said = { sentence: faultMessages.WRONG_METHOD, values: { methods: allowed.join(', ') } };
    return sendFault(request, reply, { status: 405, code: 'METHOD_NOT_ALLOWED', ...said });
  });
}
