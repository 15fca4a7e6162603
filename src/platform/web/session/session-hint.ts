export const SIGNED_IN_KEY = 'signed_in';

/**
 * A note that somebody has logged in in this browser: without it a visitor's pages never load the login
 * library. It says nothing about who, and grants nothing.
 */
export const sessionHint = {
  isSet: (): boolean => read() === 'yes',
  set(): void {
    write('yes');
  },
  clear(): void {
    write(null);
  },
  /** Runs when another tab has logged out. */
  onCleared(listener: () => void): void {
    window.addEventListener('storage', (event) => {
      if (event.key === SIGNED_IN_KEY && event.newValue === null) listener();
    });
  },
};

// Storage can be forbidden by the browser's settings; a person then logs in anew after each reload.
function read(): string | null {
  try {
    return localStorage.getItem(SIGNED_IN_KEY);
  } catch {
    return null;
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(SIGNED_IN_KEY);
    else localStorage.setItem(SIGNED_IN_KEY, value);
  } catch {
    // Nothing to keep it in.
  }
}
