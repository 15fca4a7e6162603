import type { FastifyReply } from 'fastify';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { sendCsv } from '#platform/server/csv.ts';
import { sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { rideFile, rideWords } from '../../messages.ts';
import { listRideFile } from './ride-file.sql.ts';

/** Sends a CSV of how everybody who goes gets there, for the hosts (COM-14, CAR-6). */
export async function sendRideFile(
  { database }: Platform,
  reply: FastifyReply,
  viewer: Viewer,
  huddleId: HuddleId,
): Promise<FastifyReply | Refusal> {
  const huddle = await findHuddle(database.db, { personId: viewer.personId }, huddleId);
  if (!huddle) return missing();
  if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
  const { row } = huddle;
  const locale = bestLocale(viewer.locale);
  const say = sayIn(locale);
  const rides = await listRideFile(database.db, row.id);
  const number = (count: number | null) => (count === null ? '' : String(count));
  const lines = rides.map((ride) => [
    ride.name,
    ride.username ?? '',
    say(rideWords[ride.how]),
    ride.driver,
    ...[ride.seatsOut, ride.seatsBack, ride.freeOut, ride.freeBack].map(number),
  ]);
  const day = wallIn(row.starts_at, viewer.timeZone).slice(0, 10);
  const head = Object.values(rideFile).map((message) => say(message));
  return sendCsv(
    reply,
    { name: `${say(rideWords.FILE)} ${row.name} ${day}`, head, pages: once(lines) },
    locale,
  );
}

async function* once<Page>(page: Page): AsyncGenerator<Page> {
  yield page;
}
