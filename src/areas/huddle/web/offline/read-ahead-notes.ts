const KEY = 'read_ahead';
const OLD_MS = 3_600_000;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** When each outing was kept last: a reload does not read all of them again. */
export const readAhead = {
  at: (id: string): number | undefined => read()[id],
  isOld: (id: string): boolean => Date.now() - (read()[id] ?? 0) > OLD_MS,
  note(id: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: Date.now() }));
    } catch {
      // Then it is read again with the next page.
    }
  },
};
