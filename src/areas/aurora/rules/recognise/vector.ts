/** Features by number and their weights, of length one together; packed, because there are thousands of them. */
export interface Vector {
  readonly features: Uint32Array;
  readonly weights: Float32Array;
}

export function packed(pairs: ReadonlyArray<readonly [number, number]>): Vector {
  const length = Math.hypot(...pairs.map(([, weight]) => weight)) || 1;
  return {
    features: Uint32Array.from(pairs, ([feature]) => feature),
    weights: Float32Array.from(pairs, ([, weight]) => weight / length),
  };
}

/** How alike each of the others is to this one: the cosine between them. `size` is how many features there are. */
export function likeness(one: Vector, others: readonly Vector[], size: number): number[] {
  const weights = new Float32Array(size);
  for (const [at, feature] of one.features.entries()) weights[feature] = one.weights[at] ?? 0;
  return others.map((other) => {
    let sum = 0;
    for (let at = 0; at < other.features.length; at += 1)
      sum += (weights[other.features[at] ?? 0] ?? 0) * (other.weights[at] ?? 0);
    return sum;
  });
}
