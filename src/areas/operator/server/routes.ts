import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import { presenceOf } from '#platform/server/identity/presence.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type HelpedPerson, type OperatorContract, operatorContract } from '../contract/operator.ts';
import { done, type OperatorConfirmation, operatorConfirmations, operatorRefusals } from '../messages.ts';
import { helpPerson } from './help-person.ts';
import { retryJob, setReadOnly, showBanner, takeBannerDown } from './look-after.ts';
import { presentBanner, readHealth } from './read-health.ts';
import {
  findPeopleCalled,
  findPersonToHelp,
  listBanners,
  listFailedJobs,
  listMails,
  listRefusals,
  type PersonRow,
} from './reads.ts';
import { checkSender } from './sender/check-sender.ts';

export function registerOperator(app: FastifyInstance, platform: Platform): void {
  registerMessages(operatorRefusals, operatorConfirmations);
  registerEndpoints(app, platform, operatorContract, operatorRoutes(platform));
}

type Acts =
  | 'PUT /api/operator/jobs/:jobId/retry'
  | 'PUT /api/operator/people/:personId/help'
  | 'PUT /api/operator/read-only'
  | 'PUT /api/operator/banners/:bannerId'
  | 'DELETE /api/operator/banners/:bannerId';
type Reads = Exclude<keyof OperatorContract, Acts>;

function operatorRoutes(platform: Platform): Handlers<OperatorContract> {
  return { ...operatorReads(platform), ...operatorActs(platform) };
}

function operatorReads(platform: Platform): Pick<Handlers<OperatorContract>, Reads> {
  const { db } = platform.database;
  return {
    'GET /api/operator': async ({ viewer }) => (viewer.operator ? readHealth(platform) : notOne()),
    'GET /api/operator/jobs': async ({ viewer, query: { after, limit } }) => {
      if (!viewer.operator) return notOne();
      const rows = await listFailedJobs(db, after && /^\d+$/.test(after) ? after : undefined, limit + 1);
      const items = rows.slice(0, limit).map((row) => ({ ...row, runAt: row.runAt.toISOString() }));
      return { items, next: nextOf(rows, limit) };
    },
    'GET /api/operator/mails': async ({ viewer, query: { after, limit } }) => {
      if (!viewer.operator) return notOne();
      const rows = await listMails(db, after, limit + 1);
      const items = rows.slice(0, limit).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
      return { items, next: nextOf(rows, limit) };
    },
    'GET /api/operator/sender': async ({ viewer }) => {
      if (!viewer.operator) return notOne();
      const [checks, refusals] = await Promise.all([
        checkSender(platform.config),
        listRefusals(db, platform.now()),
      ]);
      const latest = refusals.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() }));
      return { checks, refusals: latest };
    },
    'GET /api/operator/people': async ({ viewer, query }) => {
      if (!viewer.operator) return notOne();
      const people = await findPeopleCalled(db, query.words.replace(/^@/, ''));
      platform.log.info({ operatorId: viewer.personId, found: people.length }, 'people looked up');
      return { items: people.map((row) => presentHelped(row, viewer)) };
    },
    'GET /api/public/banners': async () => ({
      readOnly: platform.maintenance.isReadOnly,
      banners: (await listBanners(db, platform.now())).map(presentBanner),
    }),
  };
}

function operatorActs(platform: Platform): Pick<Handlers<OperatorContract>, Acts> {
  const act = actAs(platform);
  const refuseUnlessPresent = presenceOf(platform);
  return {
    'PUT /api/operator/jobs/:jobId/retry': ({ viewer, params }) =>
      act(viewer, 'JOB_RETRIED', (operator) => retryJob(platform, { operator, ...params })),
    'PUT /api/operator/people/:personId/help': ({ viewer, params: { personId }, body: { help } }) =>
      act(
        viewer,
        'PERSON_HELPED',
        async (operator) =>
          (await refuseUnlessPresent(viewer, {})) ??
          helpPerson(platform, { operator, by: viewer.personId, personId, help }),
      ),
    'PUT /api/operator/read-only': ({ viewer, body: { on } }) =>
      act(viewer, on ? 'READ_ONLY_SET' : 'READ_ONLY_ENDED', (operator) =>
        setReadOnly(platform, { operator, on }),
      ),
    'PUT /api/operator/banners/:bannerId': ({ viewer, params: { bannerId: id }, body }) =>
      act(viewer, 'BANNER_SHOWN', (operator) =>
        showBanner(platform, { ...body, id, operator, until: new Date(body.until) }),
      ),
    'DELETE /api/operator/banners/:bannerId': ({ viewer, params: { bannerId: id } }) =>
      act(viewer, 'BANNER_ENDED', (operator) => takeBannerDown(platform, { operator, id })),
  };
}

/** Does something in the name of an operator, as the log writes it, and says that it is done. */
function actAs(platform: Platform) {
  return async (
    viewer: Viewer,
    confirmation: OperatorConfirmation,
    run: (operator: string) => Promise<'done' | 'same' | Refusal>,
  ) => {
    if (!viewer.operator) return notOne();
    const me = await findPersonToHelp(platform.database.db, viewer.personId);
    const result = await run(`@${me?.username ?? viewer.personId}`);
    return isRefusal(result) ? result : done(confirmation);
  };
}

const notOne = () => refuse('NOT_AN_OPERATOR', {}, 'forbidden');

function nextOf(rows: readonly { readonly id: string }[], limit: number): string | null {
  return rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
}

function presentHelped(row: PersonRow, viewer: Viewer): HelpedPerson {
  const { beta, dev, moderator, operator, trusted, ...person } = row;
  const powers = Object.entries({ beta, dev, moderator, operator, trusted }).flatMap(([name, has]) =>
    has ? [name] : [],
  );
  return { ...person, powers, me: row.id === viewer.personId };
}
