import { CompiledQuery, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import type { DbOrTx } from './database.ts';

/** Stands in a statement for a value that each call brings. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface Written {
  readonly text: string;
  /** A parameter's value, or which of the values of a call it is. */
  readonly parameters: readonly unknown[];
}

/**
 * A statement that is written once and asked again and again with other values, for the few reads that are asked all
 * day: putting a long one together takes longer than it takes the database to answer it. What `write` is handed
 * stands for the values and can only be put into a statement, not looked into; each becomes one parameter, however
 * often it is used.
 */
export function keptStatement<Values extends object, Row>(
  write: (values: Values) => RawBuilder<Row>,
): (db: DbOrTx, values: Values) => Promise<readonly Row[]> {
  let written: Written | undefined;
  return async (db, values) => {
    written ??= writtenOnce(write(slots<Values>()), db);
    const { text, parameters } = written;
    const sent = parameters.map((each) => (each instanceof Slot ? Reflect.get(values, each.name) : each));
    return (await db.executeQuery<Row>(CompiledQuery.raw(text, sent))).rows;
  };
}

function slots<Values extends object>(): Values {
  const known = new Map<string | symbol, Slot>();
  const slotOf = (_: object, name: string | symbol) => {
    const slot = known.get(name) ?? new Slot(String(name));
    known.set(name, slot);
    return slot;
  };
  return new Proxy({}, { get: slotOf }) as Values;
}

function writtenOnce(statement: RawBuilder<unknown>, db: QueryExecutorProvider): Written {
  const { sql, parameters } = statement.compile(db);
  const kept: unknown[] = [];
  const places = parameters.map((each) => {
    const before = each instanceof Slot ? kept.indexOf(each) : -1;
    return before >= 0 ? before + 1 : kept.push(each);
  });
  const text = sql.replace(/\$(\d+)\b/g, (_, position: string) => `$${places[Number(position) - 1]}`);
  return { text, parameters: kept };
}
