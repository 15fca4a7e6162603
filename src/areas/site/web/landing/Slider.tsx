import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Arrows } from './Arrows.tsx';
import classes from './Slider.module.css';

/** Cards in a row, moved by finger, wheel and keyboard, and by arrows that end where the row does (SITE-9). */
export function Slider({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState([true, false]);
  const look = useCallback(() => row.current && setEnds(endsOf(row.current)), []);
  useEffect(() => {
    const seen = new ResizeObserver(look);
    if (row.current) seen.observe(row.current);
    return () => seen.disconnect();
  }, [look]);
  const move = (way: number) => row.current?.scrollBy({ left: way * row.current.clientWidth });
  return (
    <section className={classes.slider} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={row} className={classes.row} tabIndex={0} onScroll={look}>
        {children}
      </div>
      <Arrows className={classes.arrows} ends={ends} onMove={move} />
    </section>
  );
}

const ROUNDING = 4;

/** Whether a row stands at its beginning, and at its end. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): boolean[] {
  return [scrollLeft < ROUNDING, scrollLeft + clientWidth > scrollWidth - ROUNDING];
}
