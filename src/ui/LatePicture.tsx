import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * A picture below the first screen of a page for visitors: it comes once the page is alive, so that the words of the
 * first screen have the line alone; without scripts it comes with the page. Its place is kept by its parent.
 */
export function LatePicture(props: ComponentProps<'img'>) {
  const alive = useHydrated();
  // biome-ignore lint/a11y/useAltText: said by who uses it
  const picture = <img loading="lazy" decoding="async" {...props} />;
  return alive ? picture : <noscript>{picture}</noscript>;
}
