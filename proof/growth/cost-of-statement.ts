import { createRequire } from 'node:module';
import type pg from 'pg';
import type { Sent } from './watch-statements.ts';

/** As the driver writes a value. */
const driver: { prepareValue(value: unknown): unknown } = createRequire(import.meta.url)('pg/lib/utils.js');

/** What one or several statements cost, by the plan that the server keeps for them. */
export interface Cost {
  readonly statements: number;
  /** Rows of tables that were looked at. */
  readonly rows: number;
  readonly buffers: number;
  readonly milliseconds: number;
  /** Tables that were read from end to end, with the rows that were looked at there. */
  readonly scanned: Readonly<Record<string, number>>;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[];
}

export const nothing: Cost = { statements: 0, rows: 0, buffers: 0, milliseconds: 0, scanned: {} };

/** The sum of two costs. */
export function plus(a: Cost, b: Cost): Cost {
  const scanned = { ...a.scanned };
  for (const [table, rows] of Object.entries(b.scanned)) scanned[table] = (scanned[table] ?? 0) + rows;
  return {
    statements: a.statements + b.statements,
    rows: a.rows + b.rows,
    buffers: a.buffers + b.buffers,
    milliseconds: a.milliseconds + b.milliseconds,
    scanned,
  };
}

/** Runs a statement again in a transaction that is given up, and answers what it cost. */
export async function costOf(pool: pg.Pool, { text, values }: Sent): Promise<Cost> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local plan_cache_mode = force_generic_plan');
    const written = values.map((each) => literal(client, each)).join();
    await client.query(`prepare weighed as ${text}`);
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) execute weighed${written && `(${written})`}`,
    );
    const { Plan, 'Execution Time': milliseconds } = rows[0]['QUERY PLAN'][0];
    const buffers = Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    const read: Record<string, number> = {};
    return { statements: 1, rows: rowsOf(Plan, read), buffers, milliseconds, scanned: read };
  } finally {
    await client.query('rollback');
    await client.query('deallocate weighed').catch(() => {});
    client.release();
  }
}

function literal(client: pg.PoolClient, value: unknown): string {
  const prepared = driver.prepareValue(value);
  if (prepared === null || prepared === undefined) return 'null';
  if (Buffer.isBuffer(prepared)) return `'\\x${prepared.toString('hex')}'`;
  return client.escapeLiteral(String(prepared));
}

function rowsOf(node: Node, scanned: Record<string, number>): number {
  const table = node['Relation Name'];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = table === undefined ? 0 : (node['Actual Rows'] + removed) * node['Actual Loops'];
  if (table !== undefined && node['Node Type'] === 'Seq Scan') scanned[table] = (scanned[table] ?? 0) + own;
  return (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each, scanned), own);
}
