import type { Platform } from '#platform/server/platform.ts';
import { type Decision, decideTelling, type TellingFacts } from '../../rules/decide.ts';
import { foldedAt, quietUntil } from '../../rules/quiet-hours.ts';
import { streamOf } from '../../rules/streams.ts';
import { isUrgent } from '../../rules/urgency.ts';
import { choicesOf } from '../choices/reads.ts';
import { takeFromBudgets } from './budget.ts';
import type { PushDevice, PushRow } from './reads.ts';

/** In which way pushes are asked about. */
export interface Asked {
  /** Their time to be read, or joined by more, is over. */
  readonly waited: boolean;
  /** They are taken from what is allowed a day; not what was taken from it before, or comes as one. */
  readonly counted: boolean;
}

export interface Hurrying extends PushRow {
  readonly urgent: boolean;
}

export interface Decided {
  readonly row: Hurrying;
  readonly outcome: Decision;
  /** When what is kept back is looked at again. */
  readonly until: Date | undefined;
}

/** Decides each of these pushes as things are now. */
export async function decidePushes(
  platform: Platform,
  rows: readonly PushRow[],
  devices: readonly PushDevice[],
  asked: Asked,
): Promise<readonly Decided[]> {
  const now = platform.now();
  const choiceOf = await choicesOf(
    platform.database.db,
    rows.map(({ recipientId }) => recipientId),
  );
  const people = new Set(devices.map(({ personId }) => personId));
  const looked = rows.map((row) => {
    const choice = choiceOf(row.recipientId, row.kind);
    const facts = factsOf(platform, row, asked, {
      wanted: choice.push || (choice.mail === 'AT_ONCE' && isInstead(row, now)),
      reachable: people.has(row.recipientId),
    });
    return { row: Object.assign({}, row, { urgent: facts.urgent }), facts };
  });
  const counted = looked.filter(
    ({ row, facts }) => asked.counted && !row.urgent && decideTelling('PUSH', facts) === 'SEND',
  );
  const over = await takeFromBudgets(
    platform,
    counted.map(({ row }) => row),
  );
  return looked.map(({ row, facts }) => {
    const outcome = decideTelling('PUSH', { ...facts, full: over.has(row.id) });
    return { row, outcome, until: untilOf(platform, row, outcome, now) };
  });
}

/** It hurries, and the mail that was chosen for it does not arrive. */
function isInstead({ kind, startsAt, facts, stopped }: PushRow, now: Date): boolean {
  return stopped.includes(streamOf(kind)) && isUrgent(kind, { startsAt, hours: facts.hours }, now);
}

function factsOf(
  platform: Platform,
  row: PushRow,
  { waited }: Asked,
  given: Pick<TellingFacts, 'wanted' | 'reachable'>,
): TellingFacts {
  const now = platform.now();
  const { allowed, newer, read, seen, muted, kind, startsAt, facts, awayUntil, goesThere } = row;
  return {
    ...given,
    allowed,
    newer,
    read,
    seen,
    muted,
    away: awayUntil !== null && awayUntil > now && !goesThere,
    urgent: isUrgent(kind, { startsAt, hours: facts.hours }, now),
    fresh: !waited,
    quiet: quietEnd(row, now) !== undefined,
    full: false,
  };
}

const quietEnd = (row: PushRow, now: Date) =>
  row.quiet ? quietUntil({ from: row.quietFrom, to: row.quietTo }, now, row.timeZone) : undefined;

function untilOf({ config }: Platform, row: PushRow, outcome: Decision, now: Date): Date | undefined {
  if (outcome === 'HELD') return quietEnd(row, now);
  if (outcome === 'FULL') return foldedAt(row.quietTo, now, row.timeZone);
  if (outcome === 'WAITS') return new Date(row.createdAt.getTime() + config.NOTICE_WAIT_SECONDS * 1_000);
  return undefined;
}
