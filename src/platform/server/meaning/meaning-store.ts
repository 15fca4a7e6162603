import { MEANING_LENGTH, type Near } from './messages.ts';

const FIRST_ROOM = 1_024;

/** Meanings in one block of memory, half a kilobyte each, compared one by one. */
export class MeaningStore {
  readonly #places = new Map<string, number>();
  readonly #keys: string[] = [];
  #block = new Int8Array(FIRST_ROOM * MEANING_LENGTH);

  get size(): number {
    return this.#keys.length;
  }

  /** Keeps a meaning under a key, in the place of an older one. */
  keep(key: string, meaning: Uint8Array): void {
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#keys.length;
      this.#places.set(key, place);
      this.#keys.push(key);
      this.#makeRoom();
    }
    this.#block.set(
      new Int8Array(meaning.buffer, meaning.byteOffset, MEANING_LENGTH),
      place * MEANING_LENGTH,
    );
  }

  /** The most alike, best first. */
  nearest(wanted: Int8Array, limit: number): Near[] {
    const best: { place: number; dot: number }[] = [];
    let least = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < this.#keys.length; place += 1) {
      const dot = this.#dot(wanted, place);
      if (best.length === limit && dot <= least) continue;
      best.push({ place, dot });
      best.sort((one, other) => other.dot - one.dot);
      if (best.length > limit) best.pop();
      least = best.at(-1)?.dot ?? least;
    }
    return best.map(({ place, dot }) => ({ key: this.#keys[place] ?? '', likeness: dot / (127 * 127) }));
  }

  #dot(wanted: Int8Array, place: number): number {
    const block = this.#block;
    const from = place * MEANING_LENGTH;
    let dot = 0;
    for (let at = 0; at < MEANING_LENGTH; at += 1)
      dot += (block[from + at] as number) * (wanted[at] as number);
    return dot;
  }

  #makeRoom(): void {
    if (this.#keys.length * MEANING_LENGTH <= this.#block.length) return;
    const larger = new Int8Array(this.#block.length * 2);
    larger.set(this.#block);
    this.#block = larger;
  }
}
