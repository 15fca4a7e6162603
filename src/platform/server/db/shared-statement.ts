import { CompiledQuery } from 'kysely';
import { CommitBatcher } from '../commit-batcher.ts';
import type { DbOrTx } from './database.ts';
import { type Ask, ask, keptTexts, Slot, shapeOf, type Write, type Written } from './kept-statement.ts';

type Type = 'text' | 'timestamptz' | 'uuid';
/**
 * Of each value that may differ between those who ask together, its type in the database; or `latest` of an instant
 * that need not: all are answered as of the last of them.
 */
type Types<Values> = { readonly [Name in keyof Values]?: Type | 'latest' };

/**
 * Three statements at a time, as many as there are connections, as a rule of eight people each: while they are
 * answered the next gather, so that neither the database nor the server waits for the other, and a slow one does not
 * hold up everybody.
 */
const SHARED = { maxConcurrent: 3, maxBatch: 8, waitForStragglers: false };

/**
 * A kept statement that those who ask at the same time share: while three are under way anyone who comes waits, and the
 * next answers the first `most` who wait. What a statement costs whatever it finds (the way there and back, its
 * beginning, its end) is paid once for many. Each gets the rows of their own values. Inside a transaction one asks alone.
 */
export function sharedStatement<Values extends object, Row>(
  types: Types<Values>,
  write: Write<Values, Row>,
  limit = SHARED.maxBatch,
): Ask<Values, Row> {
  const written = keptTexts(write);
  const runs = new WeakMap<DbOrTx, CommitBatcher<string, Values, readonly Row[]>>();
  const runsIn = (db: DbOrTx) => {
    const known =
      runs.get(db) ?? new CommitBatcher((_, all) => askFor(db, all), { ...SHARED, maxBatch: limit });
    runs.set(db, known);
    return known;
  };
  const askFor = async (db: DbOrTx, all: readonly Values[]) => {
    const [first] = all as readonly [Values];
    const alone = written(db, first);
    const each = () => all.map((values) => ask<Row>(db, alone, values));
    // What one of them asks for wrongly is no fault of the others.
    return all.length === 1 ? each() : askTogether<Values, Row>(db, alone, types, all).catch(each);
  };
  return (db, values) =>
    db.isTransaction ? ask(db, written(db, values), values) : runsIn(db).run(keyOf(types, values), values);
}

/** Equal for those who may ask together: the same values are there, and what does not vary is the same. */
function keyOf<Values extends object>(types: Types<Values>, values: Values): string {
  let key = shapeOf(values);
  for (const [name, value] of Object.entries(values))
    if (!(name in types)) key += ` ${JSON.stringify(value)}`;
  return key;
}

interface Together {
  readonly text: string;
  /** The values of each who asks, as a list. */
  readonly varying: ReadonlyArray<{ readonly name: string; readonly type: Type }>;
  /** What is the same for all. */
  readonly same: readonly unknown[];
}

const texts = new WeakMap<Written, Together>();

/** The rows of each, at their own index. */
async function askTogether<Values extends object, Row>(
  db: DbOrTx,
  alone: Written,
  types: Types<Values>,
  all: readonly Values[],
): Promise<ReadonlyArray<readonly Row[]>> {
  const { text, varying, same } = texts.get(alone) ?? writtenForMany(alone, types);
  texts.set(alone, { text, varying, same });
  const lists = varying.map(({ name }) => all.map((values) => Reflect.get(values, name)));
  const rest = same.map((each) => (each instanceof Slot ? valueForAll(each, types, all) : each));
  const { rows } = await db.executeQuery<Row & Numbered>(CompiledQuery.raw(text, [...lists, ...rest]));
  const found: Row[][] = all.map(() => []);
  for (const { asker, ...row } of rows) found[asker - 1]?.push(row as Row);
  return found;
}

function valueForAll<Values extends object>(
  { name }: Slot,
  types: Types<Values>,
  all: readonly Values[],
): unknown {
  const values = all.map((each) => Reflect.get(each, name));
  return Reflect.get(types, name) === 'latest' ? new Date(Math.max(...values.map(Number))) : values[0];
}

interface Numbered {
  readonly asker: number;
}

/**
 * The statement once for each of a list of values. How many they are is hidden from the planner (`unseen.ts`), or no
 * plan would be kept; and the statement stays as it is, not mixed with the list.
 */
function writtenForMany<Values>({ text, parameters }: Written, types: Types<Values>): Together {
  const typeOf = (each: Slot) => Reflect.get(types, each.name) as Type | 'latest' | undefined;
  const varies = (each: unknown): each is Slot =>
    each instanceof Slot && typeOf(each) !== undefined && typeOf(each) !== 'latest';
  const varying = parameters
    .filter(varies)
    .map(({ name }) => ({ name, type: Reflect.get(types, name) as Type }));
  const same = parameters.filter((each) => !varies(each));
  let [own, common] = [0, varying.length];
  const places = parameters.map((each) => (varies(each) ? `asked.v${++own}` : `$${++common}`));
  const body = text.replace(/\$(\d+)\b/g, (_, position: string) => places[Number(position) - 1] ?? '');
  const lists = varying.map(({ type }, at) => `(select $${at + 1}::${type}[])`);
  const names = varying.map((_, at) => `v${at + 1}`);
  return {
    text: `select asked.asker::int, answer.* from unnest(${lists}) with ordinality asked(${[...names, 'asker']})
      cross join lateral (select * from (${body}) one offset 0) answer`,
    varying,
    same,
  };
}
