import { MEANING_LENGTH, type Near } from './messages.ts';

const FIRST_ROOM = 1_024;
/** Words of 32 signs each that a meaning is sketched in. */
const SKETCH_LENGTH = MEANING_LENGTH / 32;
/** So many are compared number by number; of more, those whose signs are most alike. */
const COMPARED = 4_096;
const COMPARED_A_HIT = 16;

/**
 * Meanings in one block of memory, half a kilobyte each. The signs of their numbers stand in another, an eighth of
 * its size: all are compared by them, thirty-two at a time, and only the most alike number by number.
 */
export class MeaningStore {
  readonly #places = new Map<string, number>();
  readonly #keys: string[] = [];
  #block = new Int8Array(FIRST_ROOM * MEANING_LENGTH);
  #sketches = new Int32Array(FIRST_ROOM * SKETCH_LENGTH);

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
    const numbers = new Int8Array(meaning.buffer, meaning.byteOffset, MEANING_LENGTH);
    this.#block.set(numbers, place * MEANING_LENGTH);
    this.#sketches.set(sketchOf(numbers), place * SKETCH_LENGTH);
  }

  /** The most alike, best first. */
  nearest(wanted: Int8Array, limit: number): Near[] {
    const compared = Math.max(COMPARED, limit * COMPARED_A_HIT);
    const places = this.size <= compared ? this.#keys.keys() : this.#alikeBySigns(wanted, compared);
    return [...places]
      .map((place) => ({ place, dot: this.#dot(wanted, place) }))
      .sort((one, other) => other.dot - one.dot)
      .slice(0, limit)
      .map(({ place, dot }) => ({ key: this.#keys[place] ?? '', likeness: dot / (127 * 127) }));
  }

  /** Some more than `count` places, where many have equally many signs that differ. */
  #alikeBySigns(wanted: Int8Array, count: number): number[] {
    const sketch = sketchOf(wanted);
    const differing = new Uint16Array(this.size);
    const having = new Uint32Array(MEANING_LENGTH + 1);
    for (let place = 0; place < differing.length; place += 1) {
      const differ = this.#differingSigns(sketch, place);
      differing[place] = differ;
      having[differ] = (having[differ] ?? 0) + 1;
    }
    let most = 0;
    for (let found = having[0] ?? 0; found < count && most < MEANING_LENGTH; ) found += having[++most] ?? 0;
    const places: number[] = [];
    for (let place = 0; place < differing.length; place += 1)
      if ((differing[place] ?? 0) <= most) places.push(place);
    return places;
  }

  #differingSigns(sketch: Int32Array, place: number): number {
    const sketches = this.#sketches;
    const from = place * SKETCH_LENGTH;
    let differ = 0;
    for (let at = 0; at < SKETCH_LENGTH; at += 1)
      differ += ones((sketches[from + at] ?? 0) ^ (sketch[at] ?? 0));
    return differ;
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
    const [block, sketches] = [this.#block, this.#sketches];
    this.#block = new Int8Array(block.length * 2);
    this.#block.set(block);
    this.#sketches = new Int32Array(sketches.length * 2);
    this.#sketches.set(sketches);
  }
}

function sketchOf(meaning: Int8Array): Int32Array {
  const sketch = new Int32Array(SKETCH_LENGTH);
  for (let at = 0; at < MEANING_LENGTH; at += 1)
    if ((meaning[at] ?? 0) > 0) sketch[at >> 5] = (sketch[at >> 5] ?? 0) | (1 << (at & 31));
  return sketch;
}

/** How many bits of 32 are set: counted in pairs, fours and bytes at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
