import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/** The words of the profile and of local storage (SHELL-11). */
export const themes = ['LIGHT', 'DARK', 'SYSTEM'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const schemeOf: Record<Theme, MantineColorScheme> = { LIGHT: 'light', DARK: 'dark', SYSTEM: 'auto' };
const themeOf: Record<MantineColorScheme, Theme> = { light: 'LIGHT', dark: 'DARK', auto: 'SYSTEM' };

export function isTheme(text: string | null): text is Theme {
  return (themes as readonly (string | null)[]).includes(text);
}

/** The colour of the ground in each theme, which phones give to their own bar. */
export const groundColour = { light: '#faf9f6', dark: '#0b1614' } as const;

/**
 * Runs before the first paint, so that nobody sees the wrong theme for a blink. The phone's bar follows each change by a
 * mark of its own, which counts because it is the first: those of the page are React's, which knows them by their content.
 */
export const colourSchemeScript = `(function(){var t='SYSTEM',r=document.documentElement,n='data-mantine-color-scheme';
try{t=localStorage.getItem('${key}')||t}catch(e){}
var d=t==='DARK'||(t!=='LIGHT'&&matchMedia('(prefers-color-scheme: dark)').matches);
r.setAttribute(n,d?'dark':'light');
var m=document.createElement('meta');m.name='theme-color';document.head.prepend(m);
function c(){m.content=r.getAttribute(n)==='dark'?'${groundColour.dark}':'${groundColour.light}'}
c();new MutationObserver(c).observe(r,{attributeFilter:[n]})})()`;

/** Keeps the choice in local storage under our own words and follows other tabs. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: StorageEvent) => void) | undefined;
  return {
    get: (fallback) => {
      const stored = storedTheme();
      return stored ? schemeOf[stored] : fallback;
    },
    set: (scheme) => storeTheme(themeOf[scheme]),
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event.key === key && isTheme(event.newValue)) onUpdate(schemeOf[event.newValue]);
      };
      window.addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (listener) window.removeEventListener('storage', listener);
    },
    clear: () => storeTheme('SYSTEM'),
  };
}

export function schemeForTheme(theme: Theme): MantineColorScheme {
  return schemeOf[theme];
}

export function themeForScheme(scheme: MantineColorScheme): Theme {
  return themeOf[scheme];
}

export function storedTheme(): Theme | null {
  if (typeof window === 'undefined') return null;
  try {
    const stored = localStorage.getItem(key);
    return isTheme(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The theme of who has just logged in, in a page that stands already: its manager hears of it as from another tab. */
export function takeTheme(theme: Theme): void {
  storeTheme(theme);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: theme }));
}

function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing follows the device.
  }
}
