import { accepted } from './accepted.ts';
import type { Compared } from './compare-worlds.ts';
import { hot } from './hot.ts';

const MAX_FACTOR = 4;
/** What is accepted may lie a little below: what statistics happen to say moves a factor, and would turn the test. */
const CLEARLY_FLAT = 2.5;
/** Rows of a table that were looked at from end to end; a small table is read so rightly. */
const LONG_SCAN = 800;

/** What is wrong with the reads of two worlds, in words; empty when each costs its page or is accepted. */
export function faultsOf(
  compared: readonly Compared[],
  may: Readonly<Record<string, string>> = accepted,
): string[] {
  const found = compared.flatMap((each) => whatIsWrong(each).map((fault) => ({ name: each.name, fault })));
  return [
    ...found.filter(({ name }) => !(name in may)).map(({ name, fault }) => `${name}: ${fault}`),
    ...operationsWithoutAnswer(compared).map((name) => `${name}: no request of it is answered`),
  ];
}

/** What is accepted and need not be in these worlds: such a row hides what comes after. */
export function needlesslyAccepted(compared: readonly Compared[]): string[] {
  const isWrong = (each: Compared) => each.factor > CLEARLY_FLAT || whatIsWrong(each).length > 0;
  const wrong = new Set(compared.filter(isWrong).map(({ name }) => name));
  return Object.keys(accepted).filter((name) => !wrong.has(name));
}

/** Rows that one read may look at for nothing before one index for each side of an `or` would be better. */
const MANY_FOR_NOTHING = 100;

/** What is wrong with the plans of what is read most often, in words: the large world alone is looked at. */
export function planFaultsOf(compared: readonly Pick<Compared, 'name' | 'large'>[]): string[] {
  return compared.flatMap(({ name, large }) => {
    const missing = (hot[name] ?? []).filter((index) => !large.cost.indexes.includes(index));
    const more = (rows: Readonly<Record<string, number>>, limit: number) =>
      Object.entries(rows).filter(([, count]) => count >= limit);
    return [
      ...missing.map((index) => `${name}: does not use ${index}`),
      ...more(large.cost.scanned, LONG_SCAN).map(([table]) => `${name}: reads ${table} from end to end`),
      ...more(large.cost.either, MANY_FOR_NOTHING).map(
        ([table]) => `${name}: looks through ${table} for one thing or another`,
      ),
      ...(large.status === 200 ? [] : [`${name}: is answered ${large.status}`]),
    ];
  });
}

function whatIsWrong({ factor, small, large }: Compared): string[] {
  const scanned = Object.entries(large.cost.scanned).filter(
    ([table, rows]) => rows >= LONG_SCAN && rows > MAX_FACTOR * (small.cost.scanned[table] ?? 0),
  );
  return [
    ...(factor > MAX_FACTOR ? [`costs ${factor.toFixed(1)} times as much in the larger world`] : []),
    ...scanned.map(([table, rows]) => `reads ${table} from end to end (${Math.round(rows)} rows)`),
    ...large.repeated.map((text) => `asks one thing at a time: ${text}`),
    ...(large.offset ? ['counts rows off with OFFSET'] : []),
    ...(large.status >= 500 ? [`answers ${large.status}`] : []),
  ];
}

function operationsWithoutAnswer(compared: readonly Compared[]): string[] {
  const operationOf = ({ name }: Compared) => name.split(' · ')[0] ?? name;
  const answered = new Set(compared.filter(({ large }) => large.status < 400).map(operationOf));
  const others = new Set(compared.map(operationOf).filter((name) => !answered.has(name)));
  return [...others];
}
