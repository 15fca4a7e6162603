import { z } from 'zod';
import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import type { DomainEvent, Happened, Reaction } from '#platform/server/events.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { EventId, HuddleId, NotificationId, PersonId } from '#platform/shared/ids.ts';
import { idOf, personId } from '#platform/shared/wire-values.ts';
import { toldWords } from '../../rules/outing-news.ts';
import { deliver } from '../deliver.ts';
import type { NewNotification } from '../inbox/writes.ts';
import { type HearerPage, outingHearers, remindedPage } from './hearers.sql.ts';
import { type ToldHuddle, toldHuddles } from './reads.ts';
import { markTold } from './writes.ts';

export const TELL_OF_OUTING = 'tell-of-outing';

type OutingEvent = Extract<HuddleEvent, { type: 'huddle.planned' | 'huddle.plan-changed' | 'huddle.moved' }>;

/** What many are told of one outing, page by page. */
const outingTelling = z.object({
  what: z.enum(['PLANNED', 'AGAIN', 'REMINDER']),
  eventId: idOf<EventId>(),
  huddleId: idOf<HuddleId>(),
  actorId: personId,
  at: z.string(),
  /** Several days at once. */
  series: z.boolean(),
  /** What a change moved, for those who have not seen it. */
  changes: z.array(z.string()),
});
type OutingTelling = z.output<typeof outingTelling>;
const job = z.object({ telling: outingTelling, after: personId.nullable() });

/** A club hears once of an outing that is planned in it, and again of each move; the rest is left to a job. */
async function tellClubs(platform: Platform, happened: Happened<OutingEvent>): Promise<void> {
  const now = platform.now();
  await inTransaction(platform.database, async (tx) => {
    const huddles = await toldHuddles(
      tx,
      happened.map(({ huddleId }) => huddleId),
      now,
    );
    for (const event of happened) {
      const huddle = huddles.get(event.huddleId);
      if (huddle?.isNews) await tellOnce(tx, event, huddle, now);
    }
    return 'DONE';
  });
}

async function tellOnce(
  tx: Tx,
  event: DomainEvent & OutingEvent,
  huddle: ToldHuddle,
  now: Date,
): Promise<void> {
  const { communityId, seriesId } = huddle;
  if (communityId === null) return;
  const words = toldWords(huddle.id, seriesId, event.at);
  // What is moved into a club, or moved before the club was told of it, is new to it.
  const isNew = await markTold(tx, communityId, words.planned, now);
  const isMoved = event.type === 'huddle.moved';
  if (!isNew && !(isMoved && (await markTold(tx, communityId, words.moved, now)))) return;
  await enqueueTelling(tx, {
    what: isNew ? 'PLANNED' : 'AGAIN',
    eventId: event.id,
    huddleId: huddle.id,
    actorId: event.personId,
    at: event.at,
    series: seriesId !== null,
    changes: isMoved ? [...event.changes] : [],
  });
}

export async function enqueueTelling(
  tx: Tx,
  telling: OutingTelling,
  after: PersonId | null = null,
): Promise<void> {
  await enqueue(tx, [{ task: TELL_OF_OUTING, payload: { telling, after } }]);
}

/** The job that tells one page of people and leaves the rest to the next job. */
export function tellOfOuting(platform: Platform) {
  return async (payload: unknown): Promise<void> => {
    const { telling, after } = job.parse(payload);
    const { huddleId, actorId } = telling;
    await inTransaction(platform.database, async (tx) => {
      const page = { huddleId, actorId, after, limit: fanOut.people };
      const told = await pageOf(tx, telling, page);
      await deliver(platform, tx, told);
      const last = told.at(-1);
      if (last && told.length === fanOut.people) await enqueueTelling(tx, telling, last.recipientId);
      return 'DONE';
    });
  };
}

async function pageOf(tx: Tx, telling: OutingTelling, page: HearerPage): Promise<NewNotification[]> {
  if (telling.what === 'REMINDER') {
    const people = await remindedPage(tx, page);
    return people.map(({ id, reason }) =>
      reason === 'CHANGE'
        ? notificationFor(telling, id, 'HUDDLE_MOVED', { changes: telling.changes })
        : notificationFor(telling, id, 'HUDDLE_ASKED', {}),
    );
  }
  const facts = { again: telling.what === 'AGAIN', series: telling.series };
  const people = await outingHearers(tx, page, facts.again);
  return people.map((id) => notificationFor(telling, id, 'HUDDLE_PLANNED', facts));
}

function notificationFor(
  { eventId, huddleId, actorId, at }: OutingTelling,
  recipientId: PersonId,
  kind: NewNotification['kind'],
  facts: NewNotification['facts'],
): NewNotification {
  return {
    id: newId<NotificationId>(),
    eventId,
    recipientId,
    kind,
    actorId,
    facts,
    objectType: 'HUDDLE',
    objectId: huddleId,
    at,
  };
}

export const outingReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['huddle.planned', tellClubs],
  ['huddle.plan-changed', tellClubs],
  ['huddle.moved', tellClubs],
]);
