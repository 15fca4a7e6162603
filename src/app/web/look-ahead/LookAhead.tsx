import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savesData } from '#platform/web/slow-line.ts';
import { readAhead } from './first-reads.ts';
import { loadAhead } from './load-ahead.ts';

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
  useEffect(
    () =>
      onWish((link) => {
        void loadAhead(link.pathname);
        readAhead(queries, link);
      }),
    [queries],
  );
  useEffect(loadLikely, []);
  return null;
}

/** Loads the code of the likely pages, one each time the browser has nothing to do; returns how to stop. */
function loadLikely(): () => void {
  if (savesData()) return () => undefined;
  let stopped = false;
  const loadFrom = async (at: number) => {
    const page = LIKELY[at];
    if (page === undefined || stopped) return;
    await loadAhead(page);
    whenIdle(() => void loadFrom(at + 1));
  };
  const calm = setTimeout(() => whenIdle(() => void loadFrom(0)), CALM_MS);
  return () => {
    stopped = true;
    clearTimeout(calm);
  };
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call);
  else setTimeout(call, 200);
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
