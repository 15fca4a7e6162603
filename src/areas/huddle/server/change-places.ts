import { LRUCache } from 'lru-cache';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { isForeignKeyViolation } from '#platform/server/db/foreign-key-violation.ts';
import type { NewJob } from '#platform/server/enqueue.ts';
import { eventsJob } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { SharedRun } from '#platform/server/shared-run.ts';
import { afterCommit, inTransaction, isTransient } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleEvent } from '../rules/huddle-events.ts';
import { isHost, isPast, type ParticipationState } from '../rules/huddle-facts.ts';
import { Ledger } from '../rules/ledger.ts';
import {
  awaitTurn,
  type Caller,
  type CallerState,
  type KnownPlaces,
  type Places,
  seePlaces,
} from './places/reads.ts';
import {
  type HuddleRow,
  huddleAfter,
  ledgerStartOf,
  type PartRow,
  partAfter,
  participationState,
  partiesOf,
} from './row-facts.ts';
import { expiryJobs, saveLedger } from './writes.ts';

/** What a change is decided on: the huddle and its ledger, shared by the changes of one commit. */
export interface Table {
  readonly row: HuddleRow;
  readonly ledger: Ledger;
  readonly now: Date;
}

/** One wish about the places of a huddle. */
export interface PlaceChange {
  readonly caller: Caller;
  /** Whose share link brought the caller; remembered, and nothing more (HUD-15). */
  readonly broughtBy?: PersonId | undefined;
  /** Somebody else whose party is changed: a host answers their request. */
  readonly about?: PersonId;
  /** Makes room anyone who asks: more places. */
  readonly opensRoom?: true;
  readonly hostsOnly?: true;
  decide(table: Table, me: ParticipationState): Refusal | readonly HuddleEvent[];
}

/** The caller's own part when everything of the commit was decided. */
export interface OwnPart {
  readonly mine: PartRow | null;
  readonly queuePosition: number | null;
}

export type Outcome = Refusal | OwnPart;

/** The changes of places in this process. */
interface Desk {
  readonly platform: Platform;
  readonly commits: SharedRun<HuddleId, PlaceChange, Outcome>;
  readonly known: LRUCache<HuddleId, KnownPlaces>;
  /** The keys of jobs that are enqueued already: every offer of a minute would enqueue the same again. */
  readonly lapses: LRUCache<string, true>;
}

const MAX_KNOWN = 50;
const MAX_LAPSES = 500;
const TRIES = 3;
const desks = new WeakMap<Platform, Desk>();

function deskOf(platform: Platform): Desk {
  const open = desks.get(platform);
  if (open) return open;
  const commits = new SharedRun<HuddleId, PlaceChange, Outcome>((id, changes) => carryOut(desk, id, changes));
  const known = new LRUCache<HuddleId, KnownPlaces>({ max: MAX_KNOWN });
  const lapses = new LRUCache<string, true>({ max: MAX_LAPSES });
  const desk: Desk = { platform, commits, known, lapses };
  desks.set(platform, desk);
  return desk;
}

/**
 * The one door to the places of a huddle. Wishes that arrive while a commit is under way share the next one: each is
 * decided in order on the same ledger, and all are durable when answered.
 */
export function changePlaces(platform: Platform, huddleId: HuddleId, change: PlaceChange): Promise<Outcome> {
  return deskOf(platform).commits.run(huddleId, change);
}

/** Ends the offers of a huddle that nobody took in time and moves the queue up; safe to run twice. */
export async function expireOffers(platform: Platform, huddleId: HuddleId): Promise<void> {
  const desk = deskOf(platform);
  // Seldom, so the waiting list is read as it stands.
  desk.known.delete(huddleId);
  await carryOut(desk, huddleId, []);
}

/**
 * Saved only if nobody else wrote the huddle since it was read; if somebody did, it is read and decided again. Who is
 * late again and again waits for a turn at which nobody else writes.
 */
async function carryOut(desk: Desk, huddleId: HuddleId, changes: readonly PlaceChange[]): Promise<Outcome[]> {
  const { database } = desk.platform;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const outcomes = await decideAndSave(desk, database.db, huddleId, changes).catch((error: unknown) => {
      const remembered = desk.known.delete(huddleId);
      // Of a list that is remembered somebody may be gone for good. After any other error it may be saved already.
      const isGone = remembered && isForeignKeyViolation(error);
      if (!isGone && !isTransient(error)) throw error;
    });
    if (outcomes) return outcomes;
  }
  const outcomes = await inTransaction(database, async (tx) => {
    await awaitTurn(tx, huddleId);
    desk.known.delete(huddleId);
    const decided = await decideAndSave(desk, tx, huddleId, changes);
    if (!decided) throw new Error('a locked huddle was written by somebody else');
    return decided;
  });
  return isRefusal(outcomes) ? changes.map(() => outcomes) : outcomes;
}

/** Undefined when somebody else wrote the huddle meanwhile; then nothing is saved. */
async function decideAndSave(
  desk: Desk,
  db: DbOrTx,
  huddleId: HuddleId,
  changes: readonly PlaceChange[],
): Promise<Outcome[] | undefined> {
  const now = desk.platform.now();
  const opensRoom = changes.some((change) => change.opensRoom);
  const wishes = { callers: everybodyIn(changes), opensRoom, now };
  const places = await seePlaces(db, huddleId, wishes, desk.known.get(huddleId));
  if (!places) return changes.map(() => missing());
  const { row, callers, queue } = places;
  const table = { row, ledger: ledgerOf(places), now };
  const events = endOffers(table);
  const refusals = changes.map((change) => decideOne(table, change, callers, events));
  if (events.length > 0) {
    const lapses = newExpiries(desk, huddleId, events);
    const writer = await keep(db, table, changes, [eventsJob(now, events), ...lapses], places.writer);
    if (writer === undefined) return undefined;
    const known = queue && standing(table, writer);
    afterCommit(db, () => {
      for (const { key = '' } of lapses) desk.lapses.set(key, true);
      if (known) desk.known.set(huddleId, known);
    });
  }
  return changes.map((change, at) => refusals[at] ?? ownPart(table, change.caller.personId, callers));
}

function everybodyIn(changes: readonly PlaceChange[]): Caller[] {
  const everybody = new Map<PersonId, Caller>();
  for (const { caller, about } of changes) {
    const known = everybody.get(caller.personId);
    everybody.set(caller.personId, { ...known, ...caller, link: caller.link ?? known?.link });
    if (about && !everybody.has(about)) everybody.set(about, { personId: about });
  }
  return [...everybody.values()];
}

function ledgerOf({ row, callers, queue }: Places): Ledger {
  return new Ledger(ledgerStartOf(row, [...(queue ?? []), ...partiesOf(callers)]));
}

/** What is known once it is saved, as long as nobody else writes the huddle. */
function standing({ row, ledger }: Table, writer: string): KnownPlaces {
  return { writer, row: huddleAfter(row, ledger), queue: ledger.queue() };
}

function decideOne(
  table: Table,
  change: PlaceChange,
  callers: ReadonlyMap<PersonId, CallerState>,
  events: HuddleEvent[],
): Refusal | undefined {
  const caller = callers.get(change.caller.personId);
  if (!caller || caller.access === 'NOTHING') return missing();
  const me = currentFacts(table.ledger, change.caller.personId, caller);
  if (change.hostsOnly && !isHost(me.role)) return refuse('NOT_A_HOST', {}, 'forbidden');
  const decided = change.decide(table, me);
  if (isRefusal(decided)) return decided;
  events.push(...decided, ...moveUp(table));
  return undefined;
}

function ownPart(
  { ledger, now }: Table,
  personId: PersonId,
  callers: ReadonlyMap<PersonId, CallerState>,
): OwnPart {
  const before = callers.get(personId)?.participation;
  const mine = partAfter(before, ledger.partyOf(personId), now);
  return { mine, queuePosition: ledger.positionOf(personId) };
}

/** What the database said, brought up to what earlier changes of the same commit did. */
function currentFacts(ledger: Ledger, personId: PersonId, caller: CallerState): ParticipationState {
  const { answer, place, size, declined } = ledger.partyOf(personId);
  return { ...participationState(caller.participation), answer, place, party: size, declined };
}

/** Anyone who fits the room that a change has freed, in the order of the queue; nobody once the others have set off. */
function moveUp({ ledger, row, now }: Table): HuddleEvent[] {
  if (isPast({ startsAt: row.starts_at }, now)) return [];
  return ledger.settle(now).map((party) => ({
    type: party.place === 'OFFERED' ? 'huddle.place-offered' : 'huddle.promoted',
    huddleId: row.id,
    personId: party.personId,
    offerEndsAt: party.offerEndsAt?.toISOString() ?? null,
  }));
}

function endOffers(table: Table): HuddleEvent[] {
  const huddleId = table.row.id;
  const lapsed = table.ledger
    .expireOffers(table.now)
    .map(({ personId }): HuddleEvent => ({ type: 'huddle.offer-lapsed', huddleId, personId }));
  return lapsed.length > 0 ? [...lapsed, ...moveUp(table)] : lapsed;
}

/** The jobs that end what is offered by these events, without those that this process enqueued before. */
function newExpiries({ lapses }: Desk, huddleId: HuddleId, events: readonly HuddleEvent[]): NewJob[] {
  const ends = events.flatMap((event) =>
    event.type === 'huddle.place-offered' && event.offerEndsAt ? [new Date(event.offerEndsAt)] : [],
  );
  return expiryJobs(huddleId, ends).filter(({ key = '' }) => !lapses.has(key));
}

/** Which write it was; undefined when somebody else wrote after `after`. */
function keep(
  db: DbOrTx,
  { row, ledger, now }: Table,
  changes: readonly PlaceChange[],
  jobs: readonly NewJob[],
  after: string,
): Promise<string | undefined> {
  const huddleId = row.id;
  const broughtBy = new Map(
    changes.flatMap(({ caller, broughtBy: sharer }) => (sharer ? [[caller.personId, sharer] as const] : [])),
  );
  return saveLedger(db, huddleId, ledger, { now, broughtBy, jobs, after });
}
