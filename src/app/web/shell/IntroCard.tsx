import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { remembered } from '#platform/web/remembered.ts';
import { useReadOnce } from '#platform/web/use-read-once.ts';
import { Action } from '#ui/Action.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import classes from './IntroCard.module.css';
import { INTRO_MARK } from './intro-due.ts';
import { type Intro, introOf } from './intros.ts';

/** Explains what an area is about, once, on the first visit to it (SHELL-9). */
export function IntroCard() {
  const intro = introOf(useLocation().pathname);
  const [closed, setClosed] = useState<readonly string[]>([]);
  if (!intro || closed.includes(intro.heading)) return null;
  const close = () => setClosed([...closed, intro.heading]);
  return <Introduction key={intro.heading} intro={intro} onClose={close} />;
}

/** A card of the page, above its content, so that nothing lies over that. */
function Introduction({ intro, onClose }: { intro: Intro; onClose: () => void }) {
  const { i18n } = useLingui();
  const key = `term_${intro.heading}`;
  // The server draws it for everybody; a mark that is set before the first paint shows it to who has not read it.
  const seen = useReadOnce(() => remembered.has(key), false);
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const close = () => {
    remembered.set(key);
    onClose();
  };
  useLeftBehind(card, key, onClose);
  useMark(useHydrated() ? !seen : undefined);
  if (seen) return null;
  return (
    <section ref={card} role="dialog" aria-labelledby={title} className={classes.card} data-introduction="">
      <h2 id={title}>{i18n._(intro.title)}</h2>
      <p>{i18n._(intro.words)}</p>
      <Action size="small" look="outline" onClick={close}>
        <Trans>Got it</Trans>
      </Action>
    </section>
  );
}

/** The mark of the first paint, kept for as long as the card stands; undefined leaves it as it was set then. */
function useMark(stands: boolean | undefined): void {
  useLayoutEffect(() => {
    if (stands === undefined) return;
    const root = document.documentElement;
    root.toggleAttribute(INTRO_MARK, stands);
    return () => root.removeAttribute(INTRO_MARK);
  }, [stands]);
}

/** Who scrolls on or touches something else has seen it. Scrolled past it stays where it was: the page does not jump. */
function useLeftBehind(
  card: { readonly current: HTMLElement | null },
  key: string,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onScroll = () => {
      if (scrollY > 0 && card.current) remembered.set(key);
    };
    const onTouch = ({ target }: MouseEvent) => {
      if (!card.current || (target instanceof Node && card.current.contains(target))) return;
      remembered.set(key);
      close.current();
    };
    const ended = new AbortController();
    window.addEventListener('scroll', onScroll, { passive: true, signal: ended.signal });
    document.addEventListener('click', onTouch, { signal: ended.signal });
    return () => ended.abort();
  }, [card, key]);
}
