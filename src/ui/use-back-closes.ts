import { useEffect, useRef } from 'react';

interface Place {
  /** Which page of the router's this is, and its key, which changes when the page changes its address. */
  readonly page: number;
  readonly key: string;
  readonly depth: number;
}

/** What lies over the page, the uppermost last; each closes itself. */
const open: (() => void)[] = [];

/** How many steps of the history stand for what lies over the page, as the last step said. */
let known: Place = { page: -1, key: '', depth: 0 };
let listening = false;

/**
 * While something lies over the page, Back closes it instead of leaving the page. A step of the history stands for it.
 * Who closes it otherwise leaves that step behind: taking it back at once would race with a page that is opened by the
 * same press. Back jumps over it later.
 */
export function useBackCloses(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!opened) return;
    listen();
    const mine = () => close.current();
    open.push(mine);
    addSteps();
    return () => {
      open.splice(open.indexOf(mine), 1);
    };
  }, [opened]);
}

/** The same for a small menu, on a phone alone: on a wider screen nobody takes one for a page. */
export function useBackClosesMenu(opened: boolean, onClose: () => void): void {
  useBackCloses(opened && matchMedia('(max-width: 40em)').matches, onClose);
}

function listen(): void {
  if (!listening) window.addEventListener('popstate', step);
  listening = true;
}

function step(): void {
  const before = known;
  known = here();
  // A page that changed its address since then, say by a filter, has left the step behind: no step of it is taken back.
  const samePage = known.page === before.page && known.key === before.key;
  const backOnSamePage = samePage && known.depth < before.depth;
  if (!backOnSamePage) return;
  const uppermost = open.at(-1);
  if (uppermost) {
    uppermost();
    // It may ask before it closes, and is then still there.
    setTimeout(addSteps);
  } else history.back();
}

function addSteps(): void {
  known = here();
  while (known.depth < open.length) {
    const state: unknown = history.state;
    history.pushState({ ...(isStep(state) && state), over: known.depth + 1 }, '');
    known = here();
  }
}

/** The router counts its pages in the state of the history; what lies over a page keeps that number. */
function here(): Place {
  const state: unknown = history.state;
  if (!isStep(state)) return { page: -1, key: '', depth: 0 };
  const key = typeof state.key === 'string' ? state.key : '';
  return { page: numberIn(state, 'idx') ?? -1, key, depth: numberIn(state, 'over') ?? 0 };
}

function isStep(state: unknown): state is Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null;
}

function numberIn(state: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const value = state[name];
  return typeof value === 'number' ? value : undefined;
}
