const KEY = 'kept_for';

/** Whose things this browser keeps: who they are at the provider. Nothing is kept before that is known. */
export const owner = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  /** Whether it was written: a browser that keeps no note keeps nothing else either. */
  write(subject: string): boolean {
    try {
      localStorage.setItem(KEY, subject);
      return true;
    } catch {
      return false;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was written.
    }
  },
};
