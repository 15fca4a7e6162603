import type pg from 'pg';

const USES_BEFORE = 3;
const MOST_PREPARED = 300;
const MOST_COUNTED = 3_000;

interface Known {
  uses: number;
  name?: string;
}

/** Shared by the connections of a process: which texts come again and again, and their names. */
const texts = new Map<string, Known>();
let prepared = 0;

/**
 * Lets a connection keep the plans of statements that come again: planning the read of one huddle costs more
 * than running it. Texts seen once or twice, as lists of varying length make them, stay unprepared.
 */
export function prepareStatements(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (...args: unknown[]) => unknown;
  const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const repeated = typeof text === 'string' && Array.isArray(values) && values.length > 0;
    const name = repeated && rest.length === 0 ? nameOf(text) : undefined;
    return name === undefined ? plain(text, values, ...rest) : plain({ name, text, values });
  };
  client.query = query as typeof client.query;
}

function nameOf(text: string): string | undefined {
  const known = texts.get(text) ?? { uses: 0 };
  known.uses += 1;
  if (texts.size >= MOST_COUNTED) forgetUnnamed();
  texts.set(text, known);
  if (known.name === undefined && known.uses > USES_BEFORE && prepared < MOST_PREPARED) {
    prepared += 1;
    known.name = `s${prepared}`;
  }
  return known.name;
}

function forgetUnnamed(): void {
  for (const [text, { name }] of texts) if (name === undefined) texts.delete(text);
}
