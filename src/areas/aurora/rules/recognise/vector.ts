/** Features by number and their weights, of length one together; packed, because there are thousands of them. */
export interface Vector {
  readonly features: Uint32Array;
  readonly weights: Float32Array;
}

/** Room for many of them, so many features in all: thousands of small blocks of memory would not be given back. */
export class VectorStore {
  private readonly features: Uint32Array;
  private readonly weights: Float32Array;
  private end = 0;

  constructor(size: number) {
    this.features = new Uint32Array(size);
    this.weights = new Float32Array(size);
  }

  /** `weighed`: how much each feature counts. */
  pack(weighed: ReadonlyMap<number, number>): Vector {
    const from = this.end;
    const length = Math.hypot(...weighed.values()) || 1;
    for (const [feature, weight] of weighed) {
      this.features[this.end] = feature;
      this.weights[this.end] = weight / length;
      this.end += 1;
    }
    return {
      features: this.features.subarray(from, this.end),
      weights: this.weights.subarray(from, this.end),
    };
  }
}

export function packed(weighed: ReadonlyMap<number, number>): Vector {
  return new VectorStore(weighed.size).pack(weighed);
}
