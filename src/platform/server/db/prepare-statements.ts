import type pg from 'pg';

const USES_BEFORE = 3;
const MAX_PREPARED = 400;
const MAX_COUNTED = 3_000;
const MAX_FORMS = 12;

interface Known {
  uses: number;
  name?: string;
}

/** A statement as it is sent. */
interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
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
    if (!repeated || rest.length > 0) return plain(text, values, ...rest);
    const sent = writeLimits(text, values);
    const name = nameOf(sent.text);
    return name === undefined ? plain(text, values) : plain({ name, text: sent.text, values: sent.values });
  };
  client.query = query as typeof client.query;
}

function nameOf(text: string): string | undefined {
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

/** Where the limits of a text stand among its parameters, and the forms it has with them written in. */
interface Limited {
  readonly at: readonly number[];
  readonly forms: Map<string, string>;
}

const limited = new Map<string, Limited | null>();

/**
 * Writes the limits of a statement into its text. Of a limit it does not know the planner believes that it lets a
 * tenth of the rows through; then no plan that it could keep looks good, and each call is planned again.
 */
export function writeLimits(text: string, values: readonly unknown[]): Sent {
  const found = limitsOf(text);
  if (!found?.at.every((index) => Number.isSafeInteger(values[index]))) return { text, values };
  const key = found.at.map((index) => values[index]).join();
  const known = found.forms.get(key);
  if (known === undefined && found.forms.size >= MAX_FORMS) return { text, values };
  const form = known ?? formOf(text, found.at, values);
  found.forms.set(key, form);
  return { text: form, values: values.filter((_, index) => !found.at.includes(index)) };
}

function limitsOf(text: string): Limited | null {
  const known = limited.get(text);
  if (known !== undefined) return known;
  const uses = (pattern: string) => text.match(new RegExp(`${pattern}\\b`, 'g'))?.length;
  const inLimits = new Set([...text.matchAll(/\blimit \$(\d+)\b/g)].map(([, position]) => Number(position)));
  const at = [...inLimits]
    .filter((position) => uses(`\\$${position}`) === uses(`\\blimit \\$${position}`))
    .map((position) => position - 1);
  const found = at.length > 0 ? { at, forms: new Map<string, string>() } : null;
  if (limited.size >= MAX_COUNTED) limited.clear();
  limited.set(text, found);
  return found;
}

function formOf(text: string, at: readonly number[], values: readonly unknown[]): string {
  return text.replace(/\$(\d+)\b/g, (_, position: string) => {
    const index = Number(position) - 1;
    if (at.includes(index)) return String(values[index]);
    return `$${index + 1 - at.filter((before) => before < index).length}`;
  });
}
