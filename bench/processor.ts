import { readdirSync, readFileSync } from 'node:fs';

/** Time on the processor, in milliseconds since the processes began. */
export interface Spent {
  readonly servers: number;
  readonly database: number;
}

interface Watched {
  readonly servers: readonly number[];
  /** The postmaster: what its living and its ended children took is counted, too. */
  readonly database: number;
}

let watched: Watched = { servers: [], database: 0 };

/** From now on `spent` tells of these. One server is asked at a time, so what both took is the work of one. */
export function watch(processes: Watched): void {
  watched = processes;
}

export function spent(): Spent {
  const database = [watched.database, ...childrenOf(watched.database)];
  return { servers: sum(watched.servers.map(timeOf)), database: sum(database.map(timeOf)) };
}

/** What one request took between two looks. */
export function each(from: Spent, to: Spent, requests: number): Spent {
  return {
    servers: (to.servers - from.servers) / requests,
    database: (to.database - from.database) / requests,
  };
}

const TICK_MS = 10;

/** Own time and that of children that have ended, in user and in system. */
function timeOf(pid: number): number {
  const fields = fieldsOf(pid);
  return sum([13, 14, 15, 16].map((field) => Number(fields[field - 2] ?? 0))) * TICK_MS;
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').map(Number).filter(Number.isSafeInteger);
  return all.filter((one) => Number(fieldsOf(one)[1]) === pid);
}

/** After the name, which may hold blanks: the state first, then the parent. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
