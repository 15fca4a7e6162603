const PREFIX = 'draft_';

interface Kept<Value> {
  readonly owner: string;
  readonly value: Value;
}

/** What somebody has typed and not sent yet, in this browser, for them alone; logging out throws it away. */
export const drafts = {
  read<Value>(name: string, owner: string): Value | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') as Kept<Value> | null;
      return kept?.owner === owner ? kept.value : undefined;
    } catch {
      return undefined;
    }
  },
  save<Value>(name: string, owner: string, value: Value): void {
    try {
      localStorage.setItem(PREFIX + name, JSON.stringify({ owner, value } satisfies Kept<Value>));
    } catch {
      // A browser that keeps nothing asks again.
    }
  },
  forget(name: string): void {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      // Nothing was kept.
    }
  },
  forgetAll(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};
