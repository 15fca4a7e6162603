/** Features by number and their weights, of length one together; packed, because there are thousands of them. */
export interface Vector {
  readonly features: Uint16Array;
  readonly weights: Float32Array;
}

export function packed(pairs: ReadonlyArray<readonly [number, number]>): Vector {
  const length = Math.hypot(...pairs.map(([, weight]) => weight)) || 1;
  return {
    features: Uint16Array.from(pairs, ([feature]) => feature),
    weights: Float32Array.from(pairs, ([, weight]) => weight / length),
  };
}

/** Which vectors hold a feature, and with what weight: the other way round than they are kept. */
export class Holders {
  private readonly begins: Uint32Array;
  private readonly vectors: Uint16Array;
  private readonly weights: Float32Array;

  constructor(all: readonly Vector[], features: number) {
    this.begins = new Uint32Array(features + 1);
    for (const vector of all)
      for (const feature of vector.features) this.begins[feature + 1] = (this.begins[feature + 1] ?? 0) + 1;
    for (let at = 1; at <= features; at += 1)
      this.begins[at] = (this.begins[at] ?? 0) + (this.begins[at - 1] ?? 0);
    const next = this.begins.slice();
    this.vectors = new Uint16Array(this.begins[features] ?? 0);
    this.weights = new Float32Array(this.vectors.length);
    for (const [number, { features: held, weights }] of all.entries()) {
      for (const [at, feature] of held.entries()) {
        const to = next[feature] ?? 0;
        next[feature] = to + 1;
        this.vectors[to] = number;
        this.weights[to] = weights[at] ?? 0;
      }
    }
  }

  /** How alike each of the vectors is to this one: the cosine between them. */
  likeness({ features, weights }: Vector, count: number): Float32Array {
    const likeness = new Float32Array(count);
    for (const [at, feature] of features.entries()) {
      const end = this.begins[feature + 1] ?? 0;
      for (let from = this.begins[feature] ?? 0; from < end; from += 1) {
        const vector = this.vectors[from] ?? 0;
        likeness[vector] = (likeness[vector] ?? 0) + (weights[at] ?? 0) * (this.weights[from] ?? 0);
      }
    }
    return likeness;
  }
}
