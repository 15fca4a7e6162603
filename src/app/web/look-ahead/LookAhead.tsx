import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { readAhead } from './first-reads.ts';

/** Where most touches lead; of a page that shows one thing any will do, only its code is asked for. */
const LIKELY = [
  '/huddle/huddles',
  '/huddle/view/any',
  '/community/discover',
  '/community/view/any',
  '/notification',
  '/chat/view/any',
  '/home',
  '/any-name',
];
/** After the page has come alive, and nothing else is going on. */
const CALM_MS = 2_000;

/** How long a pointer or the focus rests on a link before it counts as a wish; a touch counts at once. */
const REST_MS = 80;

/**
 * Asks for the code and the first data of a page as soon as somebody is about to open it: while a finger is still down
 * on its link, or a pointer rests there.
 */
export function LookAhead() {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    const ahead = (link: HTMLAnchorElement) => {
      readAhead(queries, link);
      setWanted(link.pathname + link.search);
    };
    return onWish(ahead);
  }, [queries]);
  const likely = useLikely();
  return [...new Set([...likely, ...(wanted ? [wanted] : [])])].map((page) => (
    <PrefetchPageLinks key={page} page={page} />
  ));
}

/** The pages whose code may be loaded meanwhile: one more each time the browser has nothing to do. */
function useLikely(): readonly string[] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === LIKELY.length || savesData()) return;
    const calm = setTimeout(() => whenIdle(() => setCount(count + 1)), count === 0 ? CALM_MS : 0);
    return () => clearTimeout(calm);
  }, [count]);
  return LIKELY.slice(0, count);
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call);
  else setTimeout(call, 200);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls with each link of the app that somebody is about to follow; returns how to stop. */
function onWish(call: (link: HTMLAnchorElement) => void): () => void {
  const heard = new AbortController();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const hear = ({ type, target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !leadsOn(link)) return;
    if (type === 'pointerdown') call(link);
    else resting = setTimeout(call, REST_MS, link);
  };
  for (const sign of ['pointerdown', 'pointerover', 'focusin'])
    document.addEventListener(sign, hear, { passive: true, signal: heard.signal });
  return () => {
    clearTimeout(resting);
    heard.abort();
  };
}

/** To another page of the app, in this window. */
function leadsOn(link: HTMLAnchorElement): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !isHere && !link.target && !link.hasAttribute('download');
}
