import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const USES_BEFORE = 3;
const MAX_PREPARED = 400;
const MAX_COUNTED = 3_000;

interface Known {
  uses: number;
  name?: string;
}

/** Which texts come again and again over the connections of one pool, and their names. */
export class StatementNames {
  private readonly texts = new Map<string, Known>();
  private prepared = 0;

  /**
   * The name of a text that comes again: under it PostgreSQL keeps the plan, and planning the read of one huddle costs
   * more than running it. Texts seen once or twice, as lists of varying length make them, have none.
   */
  of(text: string): string | undefined {
    const known = this.texts.get(text) ?? { uses: 0 };
    known.uses += 1;
    if (this.texts.size >= MAX_COUNTED) this.forgetUnnamed();
    this.texts.set(text, known);
    if (known.name === undefined && known.uses > USES_BEFORE && this.prepared < MAX_PREPARED) {
      this.prepared += 1;
      known.name = `s${this.prepared}`;
    }
    return known.name;
  }

  private forgetUnnamed(): void {
    for (const [text, { name }] of this.texts) if (name === undefined) this.texts.delete(text);
  }
}

/** The pool as the query builder uses it: statements that come again are sent under their names. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  return {
    options: pool.options,
    connect: async () => new PreparingClient(await pool.connect(), names),
    end: () => pool.end(),
  };
}

class PreparingClient implements PostgresPoolClient {
  private readonly client: pg.PoolClient;
  private readonly names: StatementNames;

  constructor(client: pg.PoolClient, names: StatementNames) {
    this.client = client;
    this.names = names;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not used here.');
    if (values.length === 0) return this.client.query(text);
    const name = this.names.of(text);
    return this.client.query({ name, text, values: [...values] });
  }

  release(destroy?: boolean): void {
    this.client.release(destroy);
  }
}
