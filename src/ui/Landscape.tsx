import { useMemo } from 'react';
import { landscapeSvg } from '#platform/shared/landscape.ts';
import classes from './Landscape.module.css';

interface LandscapeProps {
  id: string;
  /** Local hour of the day, 0 to 24. */
  hour: number;
  className?: string | undefined;
}

/**
 * The picture of what has none. It fills the box its parent reserves, says nothing to a screen reader, and
 * stands in the page itself: no request, also without signal.
 */
export function Landscape({ id, hour, className }: LandscapeProps) {
  const source = useMemo(() => dataUrl(landscapeSvg({ id, hour })), [id, hour]);
  return <img className={[classes.picture, className].filter(Boolean).join(' ')} src={source} alt="" />;
}

function dataUrl(svg: string): string {
  const safe = svg
    .replaceAll('"', '%22')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `data:image/svg+xml,${safe}`;
}
