import { type ComponentType, createElement, lazy } from 'react';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

const loading: Promise<void>[] = [];

/**
 * `lazy` for what the server draws, too: there its code is loaded when the server starts, so that a page is rendered in
 * one go.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (!import.meta.env.SSR) return lazy(load);
  let Part: ComponentType<Props> | undefined;
  loading.push(
    load().then((loaded) => {
      Part = loaded.default;
    }),
  );
  return (props) => {
    if (!Part) throw new Error('A part of the page was drawn before it was loaded.');
    return createElement(Part, props);
  };
}

/** Wait for it before a page is rendered. */
export async function partsLoaded(): Promise<void> {
  // A part that arrives may bring parts of its own.
  for (let at = 0; at < loading.length; at += 1) await loading[at];
}
