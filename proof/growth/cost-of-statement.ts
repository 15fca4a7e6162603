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
  /** What the plans found rows by. */
  readonly indexes: readonly string[];
  /** Tables of which rows were looked at one by one for one thing or another, with how many were looked at for nothing. */
  readonly either: Readonly<Record<string, number>>;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Filter?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[];
}

export const nothing: Cost = {
  statements: 0,
  rows: 0,
  buffers: 0,
  milliseconds: 0,
  scanned: {},
  indexes: [],
  either: {},
};

/** The sum of two costs. */
export function plus(a: Cost, b: Cost): Cost {
  return {
    statements: a.statements + b.statements,
    rows: a.rows + b.rows,
    buffers: a.buffers + b.buffers,
    milliseconds: a.milliseconds + b.milliseconds,
    scanned: sums(a.scanned, b.scanned),
    indexes: [...new Set([...a.indexes, ...b.indexes])].sort(),
    either: sums(a.either, b.either),
  };
}

function sums(a: Cost['scanned'], b: Cost['scanned']): Cost['scanned'] {
  const both = { ...a };
  for (const [table, rows] of Object.entries(b)) both[table] = (both[table] ?? 0) + rows;
  return both;
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
    return { statements: 1, buffers, milliseconds, ...readBy(Plan) };
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

function readBy(plan: Node): Pick<Cost, 'rows' | 'scanned' | 'indexes' | 'either'> {
  const nodes = nodesOf(plan);
  const scanned: Record<string, number> = {};
  const either: Record<string, number> = {};
  let rows = 0;
  for (const node of nodes) {
    const table = node['Relation Name'];
    if (table === undefined) continue;
    const forNothing = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    const own = (node['Actual Rows'] + forNothing) * node['Actual Loops'];
    rows += own;
    if (node['Node Type'] === 'Seq Scan') scanned[table] = (scanned[table] ?? 0) + own;
    if (/ OR /.test(node.Filter ?? ''))
      either[table] = (either[table] ?? 0) + forNothing * node['Actual Loops'];
  }
  // What stands in a plan and is not run carries nothing.
  const run = nodes.filter((node) => node['Actual Loops'] > 0);
  const indexes = new Set(run.flatMap((node) => node['Index Name'] ?? []));
  return { rows, scanned, indexes: [...indexes].sort(), either };
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
