import type { QueryKey } from '@tanstack/react-query';

const KEY = 'taken_offline';

/** Things that somebody took with them: each by its id, and until when it is of use, epoch milliseconds. */
type Taken = Readonly<Record<string, number>>;

const listeners = new Set<() => void>();
let known: Taken | undefined;

export const taken = {
  read(): Taken {
    known ??= readNote();
    return known;
  },
  add(id: string, until: number): void {
    write({ ...taken.read(), [id]: until });
  },
  remove(id: string): void {
    const { [id]: _, ...rest } = taken.read();
    write(rest);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Whether a read belongs to something that was taken along and is still of use. */
export function isTaken(queryKey: QueryKey, now = Date.now()): boolean {
  const until = taken.read()[String(queryKey[1])];
  return until !== undefined && until > now;
}

function readNote(): Taken {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Taken;
  } catch {
    return {};
  }
}

function write(next: Taken): void {
  known = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Until the page is closed.
  }
  for (const listener of listeners) listener();
}
