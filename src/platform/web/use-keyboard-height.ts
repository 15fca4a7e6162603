import { useEffect } from 'react';

/** Less is a bar of the browser that comes and goes. */
const LEAST_PX = 100;

/**
 * Tells the style sheets how much of the window the keys of the screen cover, as `--keyboard`: they lie over the page,
 * and what is as tall as the window would end under them.
 */
export function useKeyboardHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const { style } = document.documentElement;
    const look = () => {
      const covered = Math.round(innerHeight - view.height * view.scale);
      if (covered < LEAST_PX) style.removeProperty('--keyboard');
      else style.setProperty('--keyboard', `${covered}px`);
      // A phone has moved the page up, so that the field was seen; it is seen now.
      if (covered >= LEAST_PX) scrollTo({ top: 0 });
    };
    view.addEventListener('resize', look);
    return () => {
      view.removeEventListener('resize', look);
      style.removeProperty('--keyboard');
    };
  }, []);
}
