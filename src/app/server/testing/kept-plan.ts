import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** A node of a plan that was run, as PostgreSQL tells of it. */
export interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Runs a statement by the plan that the server keeps for it whatever its values, and answers that plan. */
export async function keptPlanOf(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<PlanNode> {
  const client = await pool.connect();
  try {
    const written = parameters.map((each) => literal(client, each)).join();
    await client.query(`prepare looked_at as ${sql}`);
    const { rows } = await client.query(
      `explain (analyze, format json) execute looked_at${written && `(${written})`}`,
    );
    await client.query('deallocate looked_at');
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    client.release();
  }
}

function literal(client: pg.PoolClient, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return client.escapeLiteral(`{${value.join()}}`);
  return client.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** Rows of a table that were looked at. */
export function rowsReadOf(table: string, node: PlanNode): number {
  const here = node['Relation Name'] === table;
  const own = here ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
  const inner = (node.Plans ?? []).reduce((sum, each) => sum + rowsReadOf(table, each), 0);
  return own * node['Actual Loops'] + inner;
}
