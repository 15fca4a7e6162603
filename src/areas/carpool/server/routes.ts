import type { FastifyInstance } from 'fastify';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { readTimeCursor } from '#platform/server/cursor.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { carpoolContract, type OwnContract } from '../contract/carpool.ts';
import { type CarpoolConfirmation, carpoolConfirmations, carpoolRefusals, done } from '../messages.ts';
import { presentCard, presentPage } from './discover/present.ts';
import { listCarpoolRows, listOfHuddle } from './discover/reads.ts';
import { sendRideFile } from './discover/send-ride-file.ts';
import { acknowledgeCarpool } from './plan/acknowledge.ts';
import { cancelCarpool } from './plan/cancel.ts';
import { createCarpool } from './plan/create.ts';
import { editCarpool } from './plan/edit.ts';
import { presentCarpool } from './present.ts';
import { findCarpool, lacksRide, type VisibleCarpool } from './reads.ts';
import { listRides, queuePositionOf } from './rides/reads.ts';
import { rideRoutes } from './rides/routes.ts';
import { wishRoutes } from './wishes/routes.ts';

export function registerCarpools(app: FastifyInstance, platform: Platform): void {
  registerMessages(carpoolRefusals, carpoolConfirmations);
  registerEndpoints(app, platform, carpoolContract, {
    ...rideRoutes(platform),
    ...wishRoutes(platform),
    ...ownRoutes(platform),
    'GET /api/huddles/:huddleId/carpools.csv': ({ viewer, params: { huddleId }, reply }) =>
      sendRideFile(platform, reply, viewer, huddleId),
  });
}

/** To a decimetre: a number that is too small to be one is none to the database. */
function nearOf(lat: number, lng: number) {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return { lat: rounded(lat), lng: rounded(lng) };
}

type OwnHandlers = Handlers<Omit<OwnContract, 'GET /api/huddles/:huddleId/carpools.csv'>>;

function ownRoutes(platform: Platform): OwnHandlers {
  const { db } = platform.database;
  const tell = (outcome: 'DONE' | Refusal, code: CarpoolConfirmation) =>
    isRefusal(outcome) ? outcome : done(code);

  return {
    'POST /api/carpools': idempotent(async ({ viewer, body, command }) => {
      const id = await createCarpool(platform, command, viewer, body);
      if (isRefusal(id)) return id;
      return { ...done(body.kind === 'OFFER' ? 'RIDE_OFFERED' : 'RIDE_WISHED'), id };
    }),
    'GET /api/carpools': async ({ viewer: { personId }, query }) => {
      const { show, lat, lng, within, after, limit } = query;
      const near = lat === undefined || lng === undefined ? undefined : nearOf(lat, lng);
      const rows = await listCarpoolRows(db, {
        personId,
        show,
        near,
        limit,
        withinKm: within,
        now: platform.now(),
        after: readTimeCursor(after),
      });
      return presentPage(rows, limit, personId);
    },
    'GET /api/carpools/:carpoolId': async ({ viewer, params }) => {
      const found = await findCarpool(db, viewer.personId, params.carpoolId);
      return found ? presentFound(found, viewer) : missing();
    },
    'PUT /api/carpools/:carpoolId': async ({ viewer, params, body }) =>
      tell(await editCarpool(platform, viewer, params.carpoolId, body), 'CARPOOL_SAVED'),
    'POST /api/carpools/:carpoolId/cancellation': idempotent(async ({ viewer, params, body, command }) =>
      tell(
        await cancelCarpool(platform, command, viewer, params.carpoolId, body.reason),
        'CARPOOL_CALLED_OFF',
      ),
    ),
    'PUT /api/carpools/:carpoolId/acknowledgement': async ({ viewer, params }) =>
      tell(await acknowledgeCarpool(platform, viewer, params.carpoolId), 'CARPOOL_MOVE_SEEN'),
    'GET /api/huddles/:huddleId/carpools': ({ viewer, params }) => ofHuddle(viewer, params.huddleId),
  };

  /** Who else rides is read only by who rides or drives. */
  async function presentFound(found: VisibleCarpool, { personId }: Viewer) {
    const states = found.access === 'OWNER' ? undefined : (['ACCEPTED'] as const);
    const rides = found.access === 'AREA' ? [] : await listRides(db, found.row.id, personId, states);
    const queuePosition = found.mine ? await queuePositionOf(db, found.mine) : null;
    return presentCarpool(found, personId, { rides, queuePosition });
  }

  async function ofHuddle({ personId }: Viewer, huddleId: HuddleId) {
    const huddle = await findHuddle(db, { personId }, huddleId);
    if (!huddle || huddle.access === 'LINK') return missing();
    const now = platform.now();
    const { rows, more } = await listOfHuddle(db, personId, huddleId, now);
    const { carpooling, status } = huddle.row;
    return {
      items: rows.map((row) => presentCard(row, personId)),
      more,
      mayJoin: huddle.access !== 'CARD' && carpooling && status === 'PUBLISHED',
      noRideLeft: carpooling && (await lacksRide(db, personId, huddleId, now)),
      mayTakeFile: huddle.access === 'HOST',
    };
  }
}
