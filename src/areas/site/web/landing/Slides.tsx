import { type ReactNode, useRef } from 'react';
import { Landscape } from '#ui/Landscape.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import classes from './Slides.module.css';
import { useAutoAdvance } from './use-auto-advance.ts';

/** A row that moves on by itself, by finger, by wheel and by keyboard (SITE-7). */
export function Slides({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null);
  useAutoAdvance(row);
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ul ref={row} className={classes.row} tabIndex={0}>
        {children}
      </ul>
    </section>
  );
}

/** The picture of a slide; its box shimmers until it is there, drawn where it is shown instead of sent (SITE-7). */
export function SlidePicture({ id, hour }: { id: string; hour: number }) {
  const alive = useHydrated();
  return <div className={classes.picture}>{alive && <Landscape id={id} hour={hour} />}</div>;
}
