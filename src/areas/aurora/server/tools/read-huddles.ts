import type { HuddleCard, HuddleView } from '#areas/huddle/contract/views.ts';
import { type Group, mayReadRoster } from '#areas/huddle/rules/people.ts';
import {
  companionsOf,
  findHuddle,
  firstOf,
  listCalledOff,
  listHostedBy,
  listHuddlesByIds,
  listMyDays,
  presentHuddle,
  presentHuddleCard,
  queuePositionOf,
  waitingOf,
} from '#areas/huddle/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { asObjectId } from '#platform/server/object-id.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Span } from '../../rules/meaning/calendar.ts';
import { type Asker, once } from './asker.ts';

const AHEAD_MS = 400 * 86_400_000;

/** What lies ahead of me: what I host, go to, wait for or am asked to; what was called off is none of it. */
export async function myAgenda(asker: Asker, span?: Span): Promise<HuddleCard[]> {
  return (await myDays(asker, span)).filter(({ status }) => status === 'PUBLISHED');
}

/** The same, with what was called off. */
export function myDays(asker: Asker, span?: Span): Promise<HuddleCard[]> {
  return once(asker, ['days', span?.from, span?.to], () => readDays(asker, span));
}

async function readDays({ platform, personId, now }: Asker, span?: Span): Promise<HuddleCard[]> {
  const from = span && span.from > now ? span.from : now;
  const to = span?.to ?? new Date(now.getTime() + AHEAD_MS);
  const { rows } = await listMyDays(platform.database.db, personId, { from, to });
  return rows.map((row) => presentHuddleCard(row, true));
}

/** What was called off of that; on some days alone where they are given. */
export async function myCalledOff(asker: Asker, span?: Span): Promise<HuddleCard[]> {
  return (await myDays(asker, span)).filter(({ status }) => status === 'CANCELLED');
}

/** What was called off in whose name one of these words stands. */
export function calledOffNamed(asker: Asker, words: readonly string[]): Promise<HuddleCard[]> {
  return calledOff(asker, { words });
}

/** The one that was spoken of, also where it was called off; undefined where it is over or may not be seen. */
export async function spokenHuddle(asker: Asker): Promise<HuddleCard | undefined> {
  const { huddle } = asker.topic;
  if (!huddle) return undefined;
  const [spoken] = await huddlesOf(asker, [huddle]);
  return spoken ?? (await calledOff(asker, { ids: [huddle.id] }))[0];
}

async function calledOff(
  { platform, personId, now }: Asker,
  wanted: Parameters<typeof listCalledOff>[2],
): Promise<HuddleCard[]> {
  const rows = await listCalledOff(platform.database.db, personId, wanted, now);
  return rows.map((row) => presentHuddleCard(row, true));
}

/** What somebody hosts from now on, as far as the asker may see it. */
export async function hostedBy(
  { platform, personId, now }: Asker,
  hostId: PersonId,
  limit: number,
): Promise<HuddleCard[]> {
  const rows = await listHostedBy(platform.database.db, personId, { hostId, now, limit });
  return rows.map((row) => presentHuddleCard(row, true));
}

/** Those of these that the asker may see, in their order. */
export async function huddlesOf(
  asker: Asker,
  things: ReadonlyArray<{ readonly id: string }>,
): Promise<HuddleCard[]> {
  const { platform, personId, now } = asker;
  const ids = things.map(({ id }) => id);
  const rows = await once(asker, ['huddles', ids], () =>
    listHuddlesByIds(platform.database.db, personId, ids, now),
  );
  const cards = new Map<string, HuddleCard>(rows.map((row) => [row.id, presentHuddleCard(row, true)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export function withoutDoubles(huddles: readonly HuddleCard[]): HuddleCard[] {
  return [...new Map(huddles.map((huddle) => [huddle.id, huddle])).values()];
}

/** A huddle as its page shows it to the asker. */
export async function readHuddle(asker: Asker, id: string): Promise<HuddleView | undefined> {
  const { db } = asker.platform.database;
  const huddle = await visibleHuddle(asker, id);
  return huddle && presentHuddle(huddle, true, await queuePositionOf(db, huddle.mine));
}

/** What the asker may see of a huddle, read once for one answer: several facts and lists of people are told of it. */
export function visibleHuddle(asker: Asker, id: string) {
  const { platform, personId } = asker;
  return once(asker, ['huddle', id], () => findHuddle(platform.database.db, { personId }, asObjectId(id)));
}

/** Some of those who go to a huddle beside its hosts, as far as the asker may know, and whether they may. */
export async function readCompanions(asker: Asker, { id, host, coHosts }: HuddleView) {
  const { platform, personId, now } = asker;
  const huddle = await visibleHuddle(asker, id);
  if (!huddle) return { companions: [], rosterShown: false };
  const { row, access } = huddle;
  const flags = { showAttending: row.show_attending, showInterested: row.show_interested };
  const found = await companionsOf(platform.database.db, huddle, personId, now);
  const hosts = new Set([host, ...coHosts].map((person) => person?.id));
  return {
    companions: found.map(({ person }) => person).filter((person) => !hosts.has(person.id)),
    rosterShown: mayReadRoster(access, 'CONFIRMED', flags),
  };
}

const MAX_NAMED = 5;

/**
 * The first who wait for a place, told to hosts alone. Whom the asker may not know of counts among the others, and so
 * does who was added by hand: an answer is kept, and their name would outlive them.
 */
export async function readWaiting(asker: Asker, { id }: HuddleView) {
  const { db } = asker.platform.database;
  const huddle = await visibleHuddle(asker, id);
  const waiting = huddle && (await waitingOf(db, huddle, asker.personId, MAX_NAMED));
  return waiting && { ...waiting, first: await seenOf(asker, waiting.first) };
}

/** The first of those who gave one answer, or none; told to hosts alone, as who waits is. */
export async function readGroup(asker: Asker, { id }: HuddleView, group: Group) {
  const { db } = asker.platform.database;
  const huddle = await visibleHuddle(asker, id);
  const found = huddle && (await firstOf(db, huddle, asker.personId, { group, limit: MAX_NAMED }));
  if (!found) return undefined;
  const first = await seenOf(asker, found.first);
  return { first, isMore: found.isMore || first.length < found.first.length };
}

async function seenOf<Person extends { readonly id: string }>(
  { platform, personId }: Asker,
  people: readonly Person[],
): Promise<Person[]> {
  const ids = people.map(({ id }) => asObjectId(id));
  const seen = await visiblePersonSummaries(platform.database.db, personId, ids);
  return people.filter(({ id }) => seen.has(asObjectId(id)));
}
