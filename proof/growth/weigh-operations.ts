import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { readOperations } from '../openapi.ts';
import type { Persona, Stage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs } from '../rights/send.ts';
import { type Cost, costOf, nothing, plus } from './cost-of-statement.ts';
import type { Ground } from './fill-world.ts';
import { variants } from './variants.ts';
import { type Sent, statementsOf } from './watch-statements.ts';

/** One request: an operation as somebody asks it. */
export interface Weighed {
  readonly name: string;
  readonly status: number;
  readonly cost: Cost;
  /** Statements that were sent more often than thrice. */
  readonly repeated: readonly string[];
  readonly offset: boolean;
  readonly bytes: number;
}

export interface Asked {
  readonly name: string;
  readonly persona: Persona;
  readonly url: string;
}

/** Everything that is asked: each GET operation by its host, an ordinary person and a visitor, and the variants. */
export async function askedOf(world: TestApp, { stage, on }: Ground): Promise<Asked[]> {
  const operations = await readOperations(world);
  const names = operations
    .filter(({ method, id }) => method === 'GET' && !streams.has(id))
    .map(({ id }) => id);
  const plain = names.flatMap((name) => {
    const make = requests[name];
    if (!make) throw new Error(`no request is written for ${name}`);
    return (['H', 'P', 'V'] as const).map((persona) => ({
      name: `${name} · ${whose[persona]}`,
      persona,
      url: make(on, persona, stage.people.H.personId).url,
    }));
  });
  return [...plain, ...variants(on)];
}

const whose = { H: 'host', P: 'ordinary', V: 'visitor' } as const;

/** Their answer never ends; `proof/stream` holds what they read. */
const streams: ReadonlySet<string> = new Set(['subscribe', 'streamAnswer']);

/** Sends each request, and weighs again what it asked of the database. */
export async function weighAll(world: TestApp, stage: Stage, asked: readonly Asked[]): Promise<Weighed[]> {
  const weighed: Weighed[] = [];
  for (const each of asked) weighed.push(await weigh(world, stage, each));
  return weighed;
}

async function weigh(world: TestApp, stage: Stage, { name, persona, url }: Asked): Promise<Weighed> {
  const { pool } = world.platform.database;
  let [status, bytes] = [0, 0];
  const sent = await statementsOf(pool, async () => {
    const answer = await sendAs(world, stage, persona, { method: 'GET', url });
    status = answer.status;
    bytes = answer.text.length;
  });
  let cost = nothing;
  for (const statement of sent.filter(isRead)) cost = plus(cost, await costOf(pool, statement));
  const offset = sent.some(({ text }) => /\boffset\s+(\$|[1-9])/i.test(text));
  return { name, status, cost, repeated: repeatedIn(sent), offset, bytes };
}

/** What is recorded for the owner of an account is one row, and can be written once only. */
const isRead = ({ text }: Sent) => !text.startsWith('insert into security_events');

function repeatedIn(sent: readonly Sent[]): string[] {
  const times = new Map<string, number>();
  for (const { text } of sent) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].filter(([, count]) => count > 3).map(([text]) => text.slice(0, 80));
}
