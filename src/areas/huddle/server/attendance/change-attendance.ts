import { LRUCache } from 'lru-cache';
import { CommitBatcher } from '#platform/server/commit-batcher.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isForeignKeyViolation } from '#platform/server/db/foreign-key-violation.ts';
import type { NewJob } from '#platform/server/enqueue.ts';
import { eventsJob } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction, isTransient } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import {
  type AttendanceCommand,
  type AttendanceState,
  decide,
  type InnerCommand,
} from '../../rules/attendance.ts';
import { namedIn, opensSpots, unregisteredIn } from '../../rules/concern.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { Ledger } from '../../rules/ledger.ts';
import type { UnregisteredParty } from '../../rules/waiting-list.ts';
import {
  factsOf,
  huddleAfter,
  ledgerStartOf,
  type PartRow,
  partAfter,
  participationState,
  partiesOf,
} from '../rows.ts';
import { actsIn, bringers, pressedLate, writtenIn } from './beside-ledger.ts';
import { saveAttendance } from './save-attendance.sql.ts';
import { type Attendance, type Concern, type KnownAttendance, lockHuddle, readAttendance } from './store.ts';

/** The actor's own part when everything of the commit was decided. */
export interface OwnAttendance {
  readonly mine: PartRow | null;
  readonly queuePosition: number | null;
  /** Of who has no account and was named. */
  readonly unregistered?: UnregisteredParty | undefined;
}

export type Outcome = Refusal | OwnAttendance;

/** The changes of attendance in this process. */
interface AttendanceService {
  readonly platform: Platform;
  readonly batcher: CommitBatcher<HuddleId, AttendanceCommand, Outcome>;
  readonly known: LRUCache<HuddleId, KnownAttendance>;
}

const MAX_KNOWN = 50;
const MAX_TRIES = 3;
const services = new WeakMap<Platform, AttendanceService>();

function serviceOf(platform: Platform): AttendanceService {
  const running = services.get(platform);
  if (running) return running;
  const batcher = new CommitBatcher<HuddleId, AttendanceCommand, Outcome>((huddleId, commands) =>
    commit(service, huddleId, commands),
  );
  const known = new LRUCache<HuddleId, KnownAttendance>({ max: MAX_KNOWN });
  const service: AttendanceService = { platform, batcher, known };
  services.set(platform, service);
  return service;
}

/**
 * The one door to who comes to a huddle. Commands that arrive while a commit is under way share the next one: each is
 * decided in order, and all are durable when answered.
 */
export function changeAttendance(
  platform: Platform,
  huddleId: HuddleId,
  command: AttendanceCommand,
): Promise<Outcome> {
  return serviceOf(platform).batcher.run(huddleId, command);
}

/** The same as one step of a transaction, for what follows from a change of the plan; answers the events to record. */
export async function changeWithin(
  tx: Tx,
  huddleId: HuddleId,
  command: InnerCommand,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  // Read again: an earlier step of the same transaction may have moved people.
  const found = await lockHuddle(tx, huddleId, concernOf([command], now));
  if (!found) return missing();
  const decided = decide(stateOf(found, now), command);
  if (isRefusal(decided)) return decided;
  const { state, events } = decided;
  await saveAttendance(tx, found.row, state.ledger, { now, jobs: expiryJobs(events) });
  return events;
}

/**
 * Saved only if nobody else wrote the huddle since it was read; if somebody did, it is read and decided again. Who is
 * late again and again locks it, so that nobody else writes.
 */
async function commit(
  service: AttendanceService,
  huddleId: HuddleId,
  commands: readonly AttendanceCommand[],
): Promise<Outcome[]> {
  const { platform, known } = service;
  // Seldom, so the waiting list is read as it stands.
  if (commands.some(({ type }) => type === 'expireOffers')) known.delete(huddleId);
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const outcomes = await decideAndSave(service, huddleId, commands).catch((error: unknown) => {
      const remembered = known.delete(huddleId);
      // Of a list that is remembered somebody may be gone for good. After any other error it may be saved already.
      const isGone = remembered && isForeignKeyViolation(error);
      if (!isGone && !isTransient(error)) throw error;
    });
    if (outcomes) return outcomes;
  }
  const outcomes = await inTransaction(platform.database, async (tx) => {
    const decided = await decideAndSave(service, huddleId, commands, tx);
    if (!decided) throw new Error('a locked huddle was written by somebody else');
    return decided;
  });
  return isRefusal(outcomes) ? commands.map(() => outcomes) : outcomes;
}

/** Undefined when somebody else wrote the huddle meanwhile; then nothing is saved. In a transaction it is locked. */
async function decideAndSave(
  { platform, known }: AttendanceService,
  huddleId: HuddleId,
  commands: readonly AttendanceCommand[],
  tx?: Tx,
): Promise<Outcome[] | undefined> {
  const now = platform.now();
  const { db } = platform.database;
  const concern = concernOf(commands, now);
  const found = tx
    ? await lockHuddle(tx, huddleId, concern)
    : await readAttendance(db, huddleId, concern, known.get(huddleId));
  if (!found) return commands.map(() => missing());
  const { state, events, refusals } = decideAll(stateOf(found, now), commands);
  if (events.length > 0) {
    const jobs = [eventsJob(now, events), ...expiryJobs(events)];
    const taken = commands.filter((_, at) => !refusals[at]);
    const saving = {
      now,
      jobs,
      broughtBy: bringers(commands),
      pressed: pressedLate(taken),
      written: writtenIn(taken),
      acts: actsIn(events),
    };
    if (!(await saveAttendance(tx ?? db, found.row, state.ledger, saving))) return undefined;
    // What a transaction has saved is not durable yet.
    if (found.queue && !tx)
      known.set(huddleId, { row: huddleAfter(found.row, state.ledger), queue: state.ledger.queue() });
  }
  return commands.map((command, at) => refusals[at] ?? ownAttendance(state, found, command));
}

interface DecidedAll {
  readonly state: AttendanceState;
  readonly events: readonly HuddleEvent[];
  /** Of each command, at its own index. */
  readonly refusals: ReadonlyArray<Refusal | undefined>;
}

/** Each in its turn; offers that have run out end before any of them. */
function decideAll(before: AttendanceState, commands: readonly AttendanceCommand[]): DecidedAll {
  let state = before;
  const events: HuddleEvent[] = [];
  const [, ...refusals] = [{ type: 'expireOffers' } as const, ...commands].map((command) => {
    const decided = decide(state, command);
    if (isRefusal(decided)) return decided;
    state = decided.state;
    events.push(...decided.events);
    return undefined;
  });
  return { state, events, refusals };
}

function concernOf(commands: readonly AttendanceCommand[], now: Date): Concern {
  const people = new Map<PersonId, string | undefined>();
  for (const command of commands) {
    const link = command.type === 'rsvp' ? command.link : undefined;
    for (const personId of namedIn(command)) people.set(personId, link ?? people.get(personId));
  }
  return {
    people: [...people].map(([personId, link]) => ({ personId, link })),
    unregistered: commands.flatMap(unregisteredIn),
    opensSpots: commands.some(opensSpots),
    now,
  };
}

function ownAttendance(
  { ledger, now }: AttendanceState,
  { people }: Attendance,
  command: AttendanceCommand,
): OwnAttendance {
  const [named] = unregisteredIn(command);
  const unregistered = named && ledger.unregisteredOf(named);
  if (!('actor' in command)) {
    const queuePosition = unregistered ? ledger.positionOf(unregistered.id) : null;
    return { mine: null, queuePosition, unregistered };
  }
  const { actor } = command;
  const mine = partAfter(people.get(actor)?.participation, ledger.partyOf(actor), now);
  return { mine, queuePosition: ledger.positionOf(actor), unregistered };
}

/** What the rules decide on. */
function stateOf({ row, people, unregistered, queue }: Attendance, now: Date): AttendanceState {
  const known = [...people].map(
    ([personId, { access, participation }]) =>
      [personId, { access, participation: participationState(participation) }] as const,
  );
  return {
    huddleId: row.id,
    huddle: factsOf(row),
    people: new Map(known),
    ledger: new Ledger(ledgerStartOf(row, [...(queue ?? []), ...unregistered, ...partiesOf(people)])),
    now,
  };
}

const MINUTE_MS = 60_000;

/** The jobs that end what these events offer; offers that end in the same minute share one. */
function expiryJobs(events: readonly HuddleEvent[]): NewJob[] {
  const jobs = new Map<string, NewJob>();
  for (const event of events) {
    if (event.type !== 'huddle.place-offered' || !event.offerEndsAt) continue;
    const { huddleId, offerEndsAt } = event;
    const runAt = new Date(Math.ceil(Date.parse(offerEndsAt) / MINUTE_MS) * MINUTE_MS);
    const key = `lapse-offers ${huddleId} ${runAt.toISOString()}`;
    jobs.set(key, { task: 'lapse-offers', payload: { huddleId }, runAt, key });
  }
  return [...jobs.values()];
}
