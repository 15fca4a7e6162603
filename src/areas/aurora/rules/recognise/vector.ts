/** Features by number and their weights; packed, because there are thousands of them. */
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

  pack(counted: ReadonlyMap<number, number>): Vector {
    const from = this.end;
    for (const [feature, weight] of counted) {
      this.features[this.end] = feature;
      this.weights[this.end] = weight;
      this.end += 1;
    }
    return {
      features: this.features.subarray(from, this.end),
      weights: this.weights.subarray(from, this.end),
    };
  }
}

export function packed(counted: ReadonlyMap<number, number>): Vector {
  return new VectorStore(counted.size).pack(counted);
}

/** The same vector in its place, of length one, with rare features counting more and those of no rarity left out. */
export function weighed({ features, weights }: Vector, rarities: Float32Array): Vector {
  let [size, square] = [0, 0];
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] as number;
    const weight = (weights[at] as number) * (rarities[feature] ?? 0);
    if (weight === 0) continue;
    features[size] = feature;
    weights[size] = weight;
    square += weight * weight;
    size += 1;
  }
  const length = Math.sqrt(square) || 1;
  const own = weights.subarray(0, size);
  own.set(own.map((weight) => weight / length));
  return { features: features.subarray(0, size), weights: own };
}
