import { CompiledQuery, type QueryExecutorProvider } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DbOrTx } from './database.ts';

/** Stands in a statement for a value that each call brings. */
export class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Filters can be put together in thousands of ways, and a text is some kilobytes long. */
const MAX_TEXTS = 100;

/** A statement of the query builder, or of its `sql`. */
interface Statement<Row> {
  compile(provider: QueryExecutorProvider): CompiledQuery<Row>;
}

export interface Written {
  readonly text: string;
  /** A parameter's value, or which of the values of a call it is. */
  readonly parameters: readonly unknown[];
}

/** Puts a statement together; of what is handed to it, it can look only at which values are missing. */
export type Write<Values, Row> = (values: Values, db: DbOrTx) => Statement<Row>;

export type Ask<Values, Row> = (db: DbOrTx, values: Values) => Promise<readonly Row[]>;

/**
 * A statement that is written once and asked again and again with other values, for the few reads that are asked all
 * day: putting a long one together takes longer than it takes the database to answer it. `write` is handed what
 * stands for the values: it can be put into a statement, not looked into, and is one parameter however often it
 * stands there. Only what is null or missing is handed on as it is, and has a text of its own.
 */
export function keptStatement<Values extends object, Row>(write: Write<Values, Row>): Ask<Values, Row> {
  const written = keptTexts(write);
  return (db, values) => ask<Row>(db, written(db, values), values);
}

/** The statement as it was written for such values. */
export function keptTexts<Values extends object, Row>(
  write: Write<Values, Row>,
): (db: DbOrTx, values: Values) => Written {
  const texts = new LRUCache<string, Written>({ max: MAX_TEXTS });
  return (db, values) => {
    const shape = shapeOf(values);
    const written = texts.get(shape) ?? writtenOnce(write(slotsFor(values), db), db);
    texts.set(shape, written);
    return written;
  };
}

/** Asks with these values in their places. */
export async function ask<Row>(
  db: DbOrTx,
  { text, parameters }: Written,
  values: object,
): Promise<readonly Row[]> {
  const sent = parameters.map((each) => (each instanceof Slot ? Reflect.get(values, each.name) : each));
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, sent))).rows;
}

/** Which of the values are there. */
export function shapeOf(values: object): string {
  let shape = '';
  for (const value of Object.values(values)) shape += value === null ? 'n' : value === undefined ? 'u' : 'v';
  return shape;
}

function slotsFor<Values extends object>(values: Values): Values {
  const slots = Object.entries(values).map(([name, value]) => [name, value == null ? value : new Slot(name)]);
  return Object.fromEntries(slots);
}

function writtenOnce(statement: Statement<unknown>, db: QueryExecutorProvider): Written {
  const { sql, parameters } = statement.compile(db);
  const kept: unknown[] = [];
  const places = parameters.map((each) => {
    const before = each instanceof Slot ? kept.indexOf(each) : -1;
    return before >= 0 ? before + 1 : kept.push(each);
  });
  const text = sql.replace(/\$(\d+)\b/g, (_, position: string) => `$${places[Number(position) - 1]}`);
  return { text, parameters: kept };
}
