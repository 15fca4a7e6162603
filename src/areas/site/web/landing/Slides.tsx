import { type ReactNode, useRef } from 'react';
import type { Scene as Shown } from '#platform/shared/scene/scene.ts';
import { Scene } from '#ui/Scene.tsx';
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

/** The picture of a slide; its box shimmers until it is there (SITE-7). */
export function SlidePicture(shown: Shown) {
  return (
    <div className={classes.picture}>
      <Scene {...shown} />
    </div>
  );
}
