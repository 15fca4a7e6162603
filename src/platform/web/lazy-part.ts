import { type ComponentType, createElement, lazy, memo, type ReactNode, Suspense } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** What stands in the place of a part until its code is there; nothing, if nothing is said. */
interface Waiting {
  readonly meanwhile?: ReactNode;
}

type Part<Props> = ComponentType<Props & Waiting>;

const TRIED_AGAIN_AFTER_MS = 1_000;

/**
 * `lazy` that tries again: what did not load, as without signal, is asked for again when it is next wanted, and not an
 * error until the tab is closed. A moment later only: what is being drawn must meet the failure first.
 *
 * It waits inside a boundary of its own. When that is drawn again before its code is there, React throws away what the
 * server has drawn, with all that somebody has typed into it: so it is not drawn again only because its page is.
 *
 * What the server draws of it needs its styles with the page, or it grows when its code comes and moves what stands
 * below from under a finger: import its sheet where `latePart` is called (`e2e/phone/stands-still`).
 */
export function latePart<Props extends object>(load: Load<Props>): Part<Props> {
  const tried = (): ComponentType<Props> =>
    lazy(() =>
      followed(load()).catch((error: unknown) => {
        setTimeout(() => {
          Part = tried();
        }, TRIED_AGAIN_AFTER_MS);
        throw error;
      }),
    );
  let Part = tried();
  return memo((props: Props) => bounded(Part, props), isSame);
}

/** What stands there meanwhile is made again with each drawing of a page, and no reason to draw the part again. */
function isSame(before: object, after: object): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  const given = Object.entries(after);
  const isKnown = ([name, value]: [string, unknown]) =>
    name === 'meanwhile' || Object.is(known.get(name), value);
  return given.length === known.size && given.every(isKnown);
}

/** With a boundary on the server as in the browser: what is drawn twice must be the same. */
function bounded<Props extends Waiting>(Part: ComponentType<Props>, props: Props): ReactNode {
  return createElement(Suspense, { fallback: props.meanwhile }, createElement(Part, props));
}

/** On the server: code that pages have asked for and that is not there yet. */
const underWay = new Set<Promise<unknown>>();

function followed<T>(code: Promise<T>): Promise<T> {
  if (!import.meta.env.SSR) return code;
  underWay.add(code);
  const end = () => underWay.delete(code);
  code.then(end, end);
  return code;
}

/** What a page that was just drawn still lacks: drawn again after that, it has it. */
export const codeUnderWay = (): readonly Promise<unknown>[] => [...underWay];

const waiting: (() => Promise<void>)[] = [];
let loaded: Promise<void> = Promise.resolve();

/**
 * `lazy` for what the server draws, too: there its code is loaded before the first page, so that each page is rendered
 * in one go.
 */
export function lazyPart<Props extends object>(load: Load<Props>): Part<Props> {
  if (!import.meta.env.SSR) return latePart(load);
  let Part: ComponentType<Props> | undefined;
  waiting.push(async () => {
    Part = (await load()).default;
  });
  return (props) => {
    if (!Part) throw new Error('A part of the page was drawn before it was loaded.');
    return bounded(Part, props);
  };
}

/**
 * Wait for it before a page is rendered. Only then are the parts loaded: as modules are still being evaluated, one that
 * is part of the same cycle would be empty.
 */
export function partsLoaded(): Promise<void> {
  loaded = loaded.then(loadWaiting);
  return loaded;
}

async function loadWaiting(): Promise<void> {
  // A part that arrives may bring parts of its own.
  for (let load = waiting.shift(); load; load = waiting.shift()) await load();
}
