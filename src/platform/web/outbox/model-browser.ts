import type { Act } from '#platform/shared/outbox/act.ts';
import type { ActStore } from './act-store.ts';

/** A browser of a test, whose tab dies before it has written so many times, if it does. */
export class ModelBrowser implements ActStore {
  private readonly acts = new Map<string, Act>();
  writesLeft: number | null = null;

  async all() {
    return [...this.acts.values()].toSorted((one, other) => one.at - other.at);
  }
  async put(act: Act) {
    this.write();
    this.acts.set(act.key, act);
    return true;
  }
  async remove(keys: readonly string[]) {
    this.write();
    for (const key of keys) this.acts.delete(key);
  }
  async change(key: string, how: (act: Act) => Act | null) {
    this.write();
    const act = this.acts.get(key);
    const next = act && how(act);
    if (next) this.acts.set(key, next);
    else this.acts.delete(key);
  }
  private write(): void {
    if (this.writesLeft === 0) throw new Error('the tab is closed');
    if (this.writesLeft !== null) this.writesLeft -= 1;
  }
}
