import { KNOWN_MARK, SIGNED_IN_KEY } from './session-hint.ts';

/** Writes the note that `sessionHint` reads; apart from it, because visitors' pages only read. */
export const sessionNote = {
  set(): void {
    write('yes');
  },
  clear(): void {
    write(null);
  },
  /** The log-in is over without anybody having logged out: other tabs stay where they are. */
  end(): void {
    write('ended');
  },
  /** Runs when another tab has logged out, or a page comes back that was left before that. */
  onCleared(listener: () => void): void {
    window.addEventListener('storage', (event) => {
      if (event.key === SIGNED_IN_KEY && event.newValue === null) listener();
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && isCleared()) listener();
    });
  },
};

function isCleared(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) === null;
  } catch {
    return false;
  }
}

function write(value: string | null): void {
  document.documentElement.toggleAttribute(KNOWN_MARK, value === 'yes');
  try {
    if (value === null) localStorage.removeItem(SIGNED_IN_KEY);
    else localStorage.setItem(SIGNED_IN_KEY, value);
  } catch {
    // Nothing to keep it in.
  }
}
