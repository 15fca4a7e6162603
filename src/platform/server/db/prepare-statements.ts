import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const USES_BEFORE = 3;
const MAX_PREPARED = 400;
const MAX_COUNTED = 3_000;

interface Known {
  uses: number;
  name?: string;
}

/** Shared by the connections of a process: which texts come again and again, and their names. */
const texts = new Map<string, Known>();
let prepared = 0;

/**
 * The name of a text that comes again: under it PostgreSQL keeps the plan, and planning the read of one huddle costs
 * more than running it. Texts seen once or twice, as lists of varying length make them, have none.
 */
export function nameOfStatement(text: string): string | undefined {
  const known = texts.get(text) ?? { uses: 0 };
  known.uses += 1;
  if (texts.size >= MAX_COUNTED) forgetUnnamed();
  texts.set(text, known);
  if (known.name === undefined && known.uses > USES_BEFORE && prepared < MAX_PREPARED) {
    prepared += 1;
    known.name = `s${prepared}`;
  }
  return known.name;
}

function forgetUnnamed(): void {
  for (const [text, { name }] of texts) if (name === undefined) texts.delete(text);
}

/** The pool as the query builder uses it: statements that come again are sent under their names. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect()),
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  private readonly client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.');
    if (values.length === 0) return this.client.query(text);
    const name = nameOfStatement(text);
    return this.client.query({ name, text, values: [...values] });
  }

  release(destroy?: boolean): void {
    this.client.release(destroy);
  }
}
