import { type ComponentType, createElement, lazy } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const TRIED_AGAIN_AFTER_MS = 1_000;

/**
 * `lazy` that tries again: what did not load, as without signal, is asked for again when it is next wanted, and not an
 * error until the tab is closed. A moment later only: what is being drawn must meet the failure first.
 */
export function latePart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const tried = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        setTimeout(() => {
          Part = tried();
        }, TRIED_AGAIN_AFTER_MS);
        throw error;
      }),
    );
  let Part = tried();
  return (props) => createElement(Part, props);
}

const waiting: (() => Promise<void>)[] = [];
let loaded: Promise<void> = Promise.resolve();

/**
 * `lazy` for what the server draws, too: there its code is loaded before the first page, so that each page is rendered
 * in one go.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return latePart(load);
  let Part: ComponentType<Props> | undefined;
  waiting.push(async () => {
    Part = (await load()).default;
  });
  return (props) => {
    if (!Part) throw new Error('A part of the page was drawn before it was loaded.');
    return createElement(Part, props);
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
