export const SIGNED_IN_KEY = 'signed_in';

/** Stands on the page of somebody who has logged in here, for what only visitors need, or only they. */
export const KNOWN_MARK = 'data-known';

/** Runs before the first paint: nobody who is in sees 'Sign up' for a blink. */
export const knownScript = `try{document.documentElement.toggleAttribute('${KNOWN_MARK}',\
localStorage.getItem('${SIGNED_IN_KEY}')==='yes')}catch(e){}`;

/**
 * A note that somebody has logged in in this browser: without it a visitor's pages never load the login
 * library. It says nothing about who, and grants nothing. `session-note.ts` writes it.
 */
export const sessionHint = {
  isSet(): boolean {
    try {
      return localStorage.getItem(SIGNED_IN_KEY) === 'yes';
    } catch {
      // Storage can be forbidden by the browser's settings; a person then logs in again after each reload.
      return false;
    }
  },
};
