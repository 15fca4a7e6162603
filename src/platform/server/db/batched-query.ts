import { CompiledQuery, type QueryExecutorProvider } from 'kysely';
import { LRUCache } from 'lru-cache';
import { CommitBatcher } from '../commit-batcher.ts';
import type { DbOrTx } from './database.ts';

type Type = 'text' | 'timestamptz' | 'uuid';
/**
 * Of each value that may differ between those who ask together, its type in the database; or `latest` of an instant
 * that need not: all are answered as of the last of them.
 */
type Types<Values> = { readonly [Name in keyof Values]?: Type | 'latest' };

/** Puts a statement together; of the values it can look only at which are missing. */
type Write<Values, Row> = (values: Values, db: DbOrTx) => Statement<Row>;

/** A statement of the query builder, or of its `sql`. */
interface Statement<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * Three statements at a time, as many as there are connections, as a rule of eight people each: while they are
 * answered the next gather, so that neither the database nor the server waits for the other, and a slow one does not
 * hold up everybody.
 */
const BATCHES = { maxConcurrent: 3, maxBatch: 8, waitForStragglers: false };

/**
 * A read that those who ask at the same time share: while three statements are under way anyone who comes waits, and the
 * next answers the first `most` who wait. What a statement costs whatever it finds (the way there and back, its
 * beginning, its end) is paid once for many. Each gets the rows of their own values. Inside a transaction one asks alone.
 */
export function batchedQuery<Values extends object, Row>(
  types: Types<Values>,
  write: Write<Values, Row>,
  limit = BATCHES.maxBatch,
): (db: DbOrTx, values: Values) => Promise<readonly Row[]> {
  const textOf = textsOf(types, write);
  const runs = new WeakMap<DbOrTx, CommitBatcher<string, Values, readonly Row[]>>();
  const runsIn = (db: DbOrTx) => {
    const known =
      runs.get(db) ?? new CommitBatcher((_, all) => askFor(db, all), { ...BATCHES, maxBatch: limit });
    runs.set(db, known);
    return known;
  };
  const askFor = async (db: DbOrTx, all: readonly Values[]) => {
    const [first] = all as readonly [Values];
    const text = textOf(db, first);
    const each = () => all.map((values) => execute<Row>(db, text, values));
    // What one of them asks for wrongly is no fault of the others.
    return all.length === 1 ? each() : executeTogether<Values, Row>(db, text, types, all).catch(each);
  };
  return (db, values) =>
    db.isTransaction ? execute(db, textOf(db, values), values) : runsIn(db).run(keyOf(types, values), values);
}

/** Stands in a statement for a value that each call brings. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Text {
  readonly alone: string;
  /** A parameter's value, or which of the values of a call it is. */
  readonly parameters: readonly unknown[];
  readonly together: Together;
}

/** Filters can be put together in thousands of ways, and a text is some kilobytes long. */
const MAX_TEXTS = 100;

/**
 * The texts of a statement, one for each set of values that are there: what is missing is handed on as it is. What is
 * there is one parameter, however often it stands in the statement.
 */
function textsOf<Values extends object, Row>(types: Types<Values>, write: Write<Values, Row>) {
  const texts = new LRUCache<string, Text>({ max: MAX_TEXTS });
  return (db: DbOrTx, values: Values): Text => {
    const shape = shapeOf(values);
    const text = texts.get(shape) ?? textOf(write(placeholdersFor(values), db).compile(db), types);
    texts.set(shape, text);
    return text;
  };
}

function placeholdersFor<Values extends object>(values: Values): Values {
  const named = Object.entries(values).map(([name, value]) => [
    name,
    value == null ? value : new Placeholder(name),
  ]);
  return Object.fromEntries(named);
}

function textOf<Values>({ sql, parameters }: CompiledQuery, types: Types<Values>): Text {
  const kept: unknown[] = [];
  const places = parameters.map((each) => {
    const before = each instanceof Placeholder ? kept.indexOf(each) : -1;
    return before >= 0 ? before + 1 : kept.push(each);
  });
  const alone = sql.replace(/\$(\d+)\b/g, (_, position: string) => `$${places[Number(position) - 1]}`);
  return { alone, parameters: kept, together: forMany(alone, kept, types) };
}

/** Which of the values are there. */
function shapeOf(values: object): string {
  let shape = '';
  for (const value of Object.values(values)) shape += value === null ? 'n' : value === undefined ? 'u' : 'v';
  return shape;
}

/** Equal for those who may ask together: the same values are there, and what does not vary is the same. */
function keyOf<Values extends object>(types: Types<Values>, values: Values): string {
  let key = shapeOf(values);
  for (const [name, value] of Object.entries(values))
    if (!(name in types)) key += ` ${JSON.stringify(value)}`;
  return key;
}

/** Asks for one. */
async function execute<Row>(
  db: DbOrTx,
  { alone, parameters }: Text,
  values: object,
): Promise<readonly Row[]> {
  const sent = parameters.map((each) =>
    each instanceof Placeholder ? Reflect.get(values, each.name) : each,
  );
  return (await db.executeQuery<Row>(CompiledQuery.raw(alone, sent))).rows;
}

/** Asks for all of them; the rows of each stand at their own index. */
async function executeTogether<Values extends object, Row>(
  db: DbOrTx,
  { together: { text, varying, same } }: Text,
  types: Types<Values>,
  all: readonly Values[],
): Promise<ReadonlyArray<readonly Row[]>> {
  const lists = varying.map((name) => all.map((values) => Reflect.get(values, name)));
  const rest = same.map((each) => (each instanceof Placeholder ? valueForAll(each, types, all) : each));
  const { rows } = await db.executeQuery<Row & Numbered>(CompiledQuery.raw(text, [...lists, ...rest]));
  const found: Row[][] = all.map(() => []);
  for (const { asker, ...row } of rows) found[asker - 1]?.push(row as Row);
  return found;
}

interface Numbered {
  readonly asker: number;
}

function valueForAll<Values extends object>(
  { name }: Placeholder,
  types: Types<Values>,
  all: readonly Values[],
): unknown {
  const values = all.map((each) => Reflect.get(each, name));
  return Reflect.get(types, name) === 'latest' ? new Date(Math.max(...values.map(Number))) : values[0];
}

interface Together {
  readonly text: string;
  /** The names of the values of which a list is sent, one for each who asks. */
  readonly varying: readonly string[];
  /** What is the same for all. */
  readonly same: readonly unknown[];
}

/** The statement once for each of a list of values. It stays as it is, not mixed with the list. */
function forMany<Values>(alone: string, parameters: readonly unknown[], types: Types<Values>): Together {
  const typeOf = (each: unknown): Type | undefined => {
    const type: unknown = each instanceof Placeholder ? Reflect.get(types, each.name) : undefined;
    return type === 'latest' ? undefined : (type as Type | undefined);
  };
  const varies = (each: unknown): each is Placeholder => typeOf(each) !== undefined;
  const varying = parameters.filter(varies);
  const same = parameters.filter((each) => !varies(each));
  let [own, common] = [0, varying.length];
  const places = parameters.map((each) => (varies(each) ? `asked.v${++own}` : `$${++common}`));
  const body = alone.replace(/\$(\d+)\b/g, (_, position: string) => places[Number(position) - 1] ?? '');
  // As a value of its own each list looks alike to the planner, which else plans again for every length of it.
  const lists = varying.map((each, at) => `(select $${at + 1}::${typeOf(each)}[])`);
  const names = varying.map((_, at) => `v${at + 1}`);
  return {
    text: `select asked.asker::int, answer.* from unnest(${lists}) with ordinality asked(${[...names, 'asker']})
      cross join lateral (select * from (${body}) one offset 0) answer`,
    varying: varying.map(({ name }) => name),
    same,
  };
}
