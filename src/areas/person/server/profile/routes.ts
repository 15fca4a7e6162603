import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, refuse } from '#platform/shared/decision.ts';
import { lineOf } from '#platform/shared/found.ts';
import type { profileContract } from '../../contract/profile.ts';
import { done } from '../../messages.ts';
import { awardsOf } from '../../rules/awards.ts';
import { isPartSent } from '../../rules/profile-parts.ts';
import { fillMonths, lastMonths } from '../../rules/trends.ts';
import { pictureUrlOf, presentPersonSummary } from '../face.ts';
import { listClubs, listCompanions } from '../history/companions.sql.ts';
import { doneBy } from '../history/done.ts';
import { listTrendMonths } from '../history/reads.ts';
import { savePartShown, saveTrendsPublished } from '../writes.ts';
import { findNamed } from './find-named.ts';
import { presentAwards, presentProfile } from './present.ts';
import { listMutuals, listNear, listTrailblazers } from './reads.ts';

type OwnWire = 'PUT /api/me/trends' | 'PUT /api/me/companions' | 'GET /api/people/near';
type CompanyWire = 'GET /api/profiles/:username/companions';
type PublicWire = 'GET /api/public/people/trailblazers';

const MUTUALS_SHOWN = 5;
const NEAR_SHOWN = 12;

export function profileRoutes(platform: Platform): Handlers<typeof profileContract> {
  return {
    ...readingRoutes(platform),
    ...companyRoutes(platform),
    ...ownRoutes(platform),
    ...publicRoutes(platform),
  };
}

type ReadingWire = Exclude<keyof typeof profileContract, OwnWire | PublicWire | CompanyWire>;

function readingRoutes(platform: Platform): Handlers<Pick<typeof profileContract, ReadingWire>> {
  const { db } = platform.database;
  return {
    'GET /api/profiles/:username': async ({ viewer, params }) => {
      const found = await findNamed(platform, viewer.personId, params.username);
      return found ? presentProfile(found, found.id === viewer.personId) : missing();
    },
    'GET /api/profiles/:username/mutual-connections': async ({ viewer, params }) => {
      const found = await findNamed(platform, viewer.personId, params.username);
      if (!found) return missing();
      if (found.id === viewer.personId) return { content: [], numberOfElements: 0 };
      const rows = await listMutuals(db, viewer.personId, found.id, MUTUALS_SHOWN);
      return { content: rows.map(presentPersonSummary), numberOfElements: rows[0]?.total ?? 0 };
    },
    'GET /api/profiles/:username/awards': async ({ viewer, params }) => {
      const found = await findNamed(platform, viewer.personId, params.username);
      if (!found) return missing();
      const history = await doneBy(db, found.id, platform.now());
      return { items: presentAwards(awardsOf(history), found.id === viewer.personId) };
    },
    'GET /api/profiles/:username/trends': async ({ viewer, params, query }) => {
      const found = await findNamed(platform, viewer.personId, params.username);
      if (!found) return missing();
      const published = found.trends_published;
      if (!published && found.id !== viewer.personId) return { published, months: null };
      const months = lastMonths(platform.now(), query.months, viewer.timeZone);
      const known = await listTrendMonths(db, found.id, months[0] ?? '', platform.now());
      return { published, months: fillMonths(months, known) };
    },
  };
}

function companyRoutes(platform: Platform): Handlers<Pick<typeof profileContract, CompanyWire>> {
  const { db } = platform.database;
  return {
    'GET /api/profiles/:username/companions': async ({ viewer, params }) => {
      const found = await findNamed(platform, viewer.personId, params.username);
      if (!found) return missing();
      const { clubs_shown: clubsShown, companions_shown: companionsShown } = found;
      const self = found.id === viewer.personId;
      const asked = { personId: found.id, viewerId: viewer.personId, now: platform.now() };
      const [clubs, rows] = await Promise.all([
        isPartSent(clubsShown, self) ? listClubs(db, asked) : null,
        isPartSent(companionsShown, self) ? listCompanions(db, asked) : null,
      ]);
      const companions = rows?.map((row) => ({ face: presentPersonSummary(row), outings: row.outings }));
      return { clubsShown, companionsShown, clubs, companions: companions ?? null };
    },
  };
}

function ownRoutes(platform: Platform): Handlers<Pick<typeof profileContract, OwnWire>> {
  return {
    'PUT /api/me/trends': async ({ viewer, body: { published } }) => {
      await inTransaction(platform.database, async (tx) => {
        await saveTrendsPublished(tx, viewer.personId, published);
        return 'DONE';
      });
      return done(published ? 'TRENDS_SHOWN' : 'TRENDS_HIDDEN');
    },
    'PUT /api/me/companions': async ({ viewer, body: { part, shown } }) => {
      await inTransaction(platform.database, async (tx) => {
        await savePartShown(tx, viewer.personId, part, shown);
        return 'DONE';
      });
      return done(shown ? 'PART_SHOWN' : 'PART_HIDDEN');
    },
    'GET /api/people/near': async ({ viewer, query }) => {
      if (!viewer.emailVerified) return refuse('EMAIL_NOT_VERIFIED', {}, 'forbidden');
      const rows = await listNear(platform.database.db, viewer.personId, query, NEAR_SHOWN);
      return { people: rows.map(presentPersonSummary) };
    },
  };
}

function publicRoutes(platform: Platform): Handlers<Pick<typeof profileContract, PublicWire>> {
  return {
    'GET /api/public/people/trailblazers': async ({ query: { limit } }) => {
      const rows = await listTrailblazers(platform.database.db, limit);
      return {
        people: rows.map(({ id, display_name, picture_media_id, bio }) => ({
          id,
          name: display_name,
          words: lineOf(bio),
          pictureUrl: pictureUrlOf(id, picture_media_id),
        })),
      };
    },
  };
}
