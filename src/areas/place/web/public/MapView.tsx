import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import classes from '../map/map.module.css';
import type { MapProps } from '../map/map-point.ts';

// A megabyte of drawing: fetched when a map comes into view, never before.
const LiveMap = latePart(() => import('../map/LiveMap.tsx'));
const DrawnMap = latePart(() => import('../map/DrawnMap.tsx'));

/** Points on a map; a still picture where the browser cannot draw one that moves. */
export function MapView({ tall = false, ...map }: MapProps & { tall?: boolean }) {
  const { t } = useLingui();
  const frame = useRef<HTMLElement>(null);
  const [kind, setKind] = useState<'nothing' | 'live' | 'drawn'>('nothing');
  useEffect(() => {
    const watched = frame.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setKind(hasWebGl() ? 'live' : 'drawn');
      },
      { rootMargin: '200px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={frame} className={classes.frame} data-tall={tall} aria-label={t`Map`}>
      {kind === 'live' && <LiveMap {...map} />}
      {kind === 'drawn' && <DrawnMap {...map} />}
    </section>
  );
}

let able: boolean | undefined;

function hasWebGl(): boolean {
  able ??= document.createElement('canvas').getContext('webgl2') !== null;
  return able;
}
