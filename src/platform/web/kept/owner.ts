/** Also read by the copies of pages, before anything of them is shown. */
export const OWNER_KEY = 'kept_for';

/** Whose things this browser keeps: who they are at the provider. Nothing is kept before that is known. */
export const owner = {
  read(): string | null {
    try {
      return localStorage.getItem(OWNER_KEY);
    } catch {
      return null;
    }
  },
  /** Whether it was written: a browser that keeps no note keeps nothing else either. */
  write(subject: string): boolean {
    try {
      localStorage.setItem(OWNER_KEY, subject);
      return true;
    } catch {
      return false;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(OWNER_KEY);
    } catch {
      // Nothing was written.
    }
  },
};
