/**
 * What happens while nobody says that all are back, in this order: the party is asked before the time, at the time and
 * once more, then the hosts are told, then the emergency contacts.
 */
export const stages = ['SOON', 'DUE', 'HALF', 'HOSTS', 'CONTACTS'] as const;
export type Stage = (typeof stages)[number];

/** Who of a plan has been told that it is overdue, or asked. */
export const alarms = ['NOBODY', 'PARTY', 'HOSTS', 'CONTACTS'] as const;
export type Alarm = (typeof alarms)[number];

const MINUTE_MS = 60_000;
const SOON_MS = 30 * MINUTE_MS;
/** The hosts have so long to reach the party before anybody outside is told. */
const HOSTS_FIRST_MS = 30 * MINUTE_MS;
/** A stage that is later than this was missed by the server: the party is asked first. */
export const LATE_MS = 5 * MINUTE_MS;
/** And one that is later than this is carried out at once. */
export const TOO_LATE_MS = 120 * MINUTE_MS;
/** So long the party has to answer when it is asked late. */
export const ASKED_LATE_MS = 10 * MINUTE_MS;

export interface Times {
  readonly expectedAt: Date;
  readonly graceMinutes: number;
  /** Nobody hosts: after the grace the contacts are next. */
  readonly alone: boolean;
}

export interface Countdown extends Times {
  /** The last stage that was carried out. */
  readonly reached: Stage | null;
  readonly askedLate: boolean;
}

export interface StageTime {
  readonly stage: Stage;
  readonly at: Date;
}

/** When each stage is due. */
export function stageTimes({ expectedAt, graceMinutes, alone }: Times): readonly StageTime[] {
  const expected = expectedAt.getTime();
  const grace = graceMinutes * MINUTE_MS;
  const at = (stage: Stage, ms: number): StageTime => ({ stage, at: new Date(expected + ms) });
  const party = [at('SOON', -SOON_MS), at('DUE', 0), at('HALF', grace / 2)];
  return alone
    ? [...party, at('CONTACTS', grace)]
    : [...party, at('HOSTS', grace), at('CONTACTS', grace + HOSTS_FIRST_MS)];
}

/** The stage that a countdown begins behind: a plan that starts shortly before its time is not asked for it at once. */
export function reachedAtStart(times: Times, now: Date): Stage | null {
  return stageTimes(times).findLast(({ at }) => at <= now)?.stage ?? null;
}

/** When there is something to do next; null once everybody has been told. */
export function nextAt(countdown: Countdown): Date | null {
  return ahead(countdown)[0]?.at ?? null;
}

/** What is to be done now, and when to look again. */
export interface Turn {
  /** In this order; of several questions to the party only the last. */
  readonly stages: readonly Stage[];
  /** The server was away when somebody should have been told: the party is asked first. */
  readonly askLate: boolean;
  /** How late the first of the stages is, in milliseconds. */
  readonly late: number;
  readonly nextAt: Date | null;
}

/** What a plan is due for at this moment; undefined where it is for nothing. */
export function turnOf(countdown: Countdown, now: Date): Turn | undefined {
  const open = ahead(countdown);
  const due = open.filter(({ at }) => at <= now);
  const last = due.at(-1);
  if (!last) return undefined;
  const alarms = due.filter(({ stage }) => isAlarm(stage));
  const first = alarms[0] ?? last;
  const late = now.getTime() - first.at.getTime();
  const next = open[due.length]?.at ?? null;
  if (alarms.length === 0) return { stages: [last.stage], askLate: false, late, nextAt: next };
  if (late > LATE_MS && late <= TOO_LATE_MS && !countdown.askedLate)
    return { stages: [], askLate: true, late, nextAt: new Date(now.getTime() + ASKED_LATE_MS) };
  return { stages: alarms.map(({ stage }) => stage), askLate: false, late, nextAt: next };
}

/** How far a countdown has come. */
export function alarmOf(reached: Stage | null): Alarm {
  if (reached === null) return 'NOBODY';
  return isAlarm(reached) ? reached : 'PARTY';
}

function isAlarm(stage: Stage): stage is 'HOSTS' | 'CONTACTS' {
  return stage === 'HOSTS' || stage === 'CONTACTS';
}

function ahead(countdown: Countdown): readonly StageTime[] {
  const reached = countdown.reached === null ? -1 : stages.indexOf(countdown.reached);
  return stageTimes(countdown).filter(({ stage }) => stages.indexOf(stage) > reached);
}
