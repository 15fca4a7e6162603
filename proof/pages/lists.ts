import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { Ground } from '../growth/fill-world.ts';
import { type Asked, askedOf } from '../growth/weigh-operations.ts';
import { readOperations } from '../openapi.ts';
import { sendAs } from '../rights/send.ts';

/** By which parameter a list is asked for its next page, and by which for fewer rows. */
interface Turning {
  readonly next: 'after' | 'before' | 'page';
  readonly limit: 'limit' | 'size';
}

export interface List extends Asked, Turning {}

/** Every list of the API that has pages, as each of those asks for it who are let in. */
export async function listsOf(world: TestApp, ground: Ground): Promise<List[]> {
  const turnings = new Map<string, Turning>();
  for (const { id, method, parameters } of await readOperations(world)) {
    const turning = method === 'GET' ? turningOf(parameters.map(({ name }) => name)) : undefined;
    if (turning) turnings.set(id, turning);
  }
  const asked = await askedOf(world, ground);
  const lists = asked.flatMap((each) => {
    const turning = turnings.get(each.name.split(' · ')[0] ?? '');
    return turning && !each.url.includes(`${turning.next}=`) ? [{ ...each, ...turning }] : [];
  });
  const read: List[] = [];
  for (const list of lists) {
    const { status } = await sendAs(world, ground.stage, list.persona, { method: 'GET', url: list.url });
    if (status === 200) read.push(list);
    else if (!closed.has(status)) throw new Error(`${list.name} answered ${status}`);
  }
  return read;
}

const closed: ReadonlySet<number> = new Set([401, 403, 404]);

function turningOf(names: readonly string[]): Turning | undefined {
  const next = (['after', 'before', 'page'] as const).find((name) => names.includes(name));
  const limit = (['limit', 'size'] as const).find((name) => names.includes(name));
  return next && limit && { next, limit };
}

export interface Page {
  readonly keys: readonly string[];
  /** What the next page is asked by; null behind the last. */
  readonly next: string | null;
}

/** One page of a list: the keys of its rows in their order. */
export async function readPage(
  world: TestApp,
  { stage }: Ground,
  list: List,
  { limit, from }: { readonly limit: number; readonly from: string | null },
): Promise<Page> {
  const url = new URL(list.url, 'http://here');
  url.searchParams.set(list.limit, String(limit));
  if (from !== null) url.searchParams.set(list.next, from);
  const request = { method: 'GET', url: url.pathname + url.search } as const;
  const { status, body } = await sendAs(world, stage, list.persona, request);
  if (status !== 200) throw new Error(`${list.name} answered ${status} from ${from}`);
  const keys = (body.items ?? body.content).map(keyOf);
  return { keys, next: nextOf(list, body, from) };
}

function nextOf(
  { next }: List,
  body: { readonly next?: string | number | null; readonly last?: boolean },
  from: string | null,
): string | null {
  if (next === 'page') return body.last ? null : String(Number(from ?? '0') + 1);
  return body.next === null || body.next === undefined ? null : String(body.next);
}

/** The id of a row, or of the person or thing that it is about. */
function keyOf(row: object): string {
  const found = idIn(row);
  if (!found) throw new Error(`no id in ${JSON.stringify(row)}`);
  return found;
}

function idIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const own = entries.find(([name, of]) => /^(id|\w+Id)$/.test(name) && isId(of));
  if (own) return String(own[1]);
  for (const [, of] of entries) {
    const inner = idIn(of);
    if (inner) return inner;
  }
  return undefined;
}

const isId = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value !== '');

/** The keys of every row of a list, read page by page. */
export async function walk(
  world: TestApp,
  ground: Ground,
  list: List,
  limit: number,
): Promise<readonly string[]> {
  const keys: string[] = [];
  let from: string | null = null;
  for (let pages = 0; pages < 200; pages += 1) {
    const page: Page = await readPage(world, ground, list, { limit, from });
    keys.push(...page.keys);
    if (page.next === null) return keys;
    from = page.next;
  }
  throw new Error(`${list.name} never ends`);
}
