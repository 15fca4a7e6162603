import type { Vector } from './vector.ts';

const ROUNDS = 5;
/** How far one correction goes. */
const STEP = 8;
/** So much of the chance of each example goes to all other kinds: what is never quite sure errs less (label smoothing). */
const DOUBT = 0.1;
/** What would change less is left as it is: most of the time of learning goes there. */
const LEAST = 0.01;

interface Example {
  readonly vector: Vector;
  /** The number of its kind. */
  readonly meant: number;
}

/** Of each feature one weight for each kind, in eight bits, and how much one step of them is. */
export interface Weights {
  readonly steps: Float32Array<ArrayBuffer>;
  readonly weights: Int8Array<ArrayBuffer>;
}

const MAX_STEPS = 127;

/**
 * A softmax over kinds; always the same from the same examples. What it has learned is the mean of its weights after
 * each example: the last ones would count too much without.
 */
export class LinearModel {
  private readonly weights: Float32Array;
  /** Each change, times how many examples came before it: so much of it is missing from the mean. */
  private readonly late: Float32Array;
  private readonly kinds: number;
  private seen = 0;

  constructor(size: { readonly features: number; readonly kinds: number }) {
    this.kinds = size.kinds;
    this.weights = new Float32Array(size.features * size.kinds);
    this.late = new Float32Array(size.features * size.kinds);
  }

  /** A quarter of the memory, and as good. */
  rounded(): Weights {
    const features = this.weights.length / this.kinds;
    const steps = new Float32Array(features);
    const weights = new Int8Array(this.weights.length);
    for (let feature = 0; feature < features; feature += 1) {
      const from = feature * this.kinds;
      const own = this.weights.subarray(from, from + this.kinds);
      const step = own.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / MAX_STEPS;
      steps[feature] = step;
      if (step > 0)
        weights.set(
          own.map((weight) => Math.round(weight / step)),
          from,
        );
    }
    return { steps, weights };
  }

  /** Learns from all examples, in another order each round. */
  learn(examples: readonly Example[]): void {
    const order = [...examples];
    let seed = 1;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let at = order.length - 1; at > 0; at -= 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const other = seed % (at + 1);
        [order[at], order[other]] = [order[other] as Example, order[at] as Example];
      }
      for (const example of order) this.correct(example);
    }
    for (let at = 0; at < this.weights.length; at += 1)
      this.weights[at] = (this.weights[at] as number) - (this.late[at] as number) / this.seen;
  }

  private correct({ vector, meant }: Example): void {
    const chances = chancesOf(vector, { kinds: this.kinds, weights: this.weights });
    const wrong: Array<readonly [kind: number, by: number]> = [];
    for (let kind = 0; kind < this.kinds; kind += 1) {
      const fault = (chances[kind] ?? 0) - (kind === meant ? 1 - DOUBT : DOUBT / (this.kinds - 1));
      if (Math.abs(fault) >= LEAST) wrong.push([kind, STEP * fault]);
    }
    for (let at = 0; at < vector.features.length; at += 1) {
      const from = (vector.features[at] as number) * this.kinds;
      const weight = vector.weights[at] as number;
      for (const [kind, by] of wrong) {
        const change = by * weight;
        this.weights[from + kind] = (this.weights[from + kind] as number) - change;
        this.late[from + kind] = (this.late[from + kind] as number) - this.seen * change;
      }
    }
    this.seen += 1;
  }
}

interface Model {
  readonly kinds: number;
  readonly weights: Float32Array | Int8Array;
  /** Without them a weight is what it says. */
  readonly steps?: Float32Array;
}

/** How likely each kind is; together they are 1. The innermost loop takes most of the time of learning. */
export function chancesOf({ features, weights }: Vector, model: Model): Float64Array {
  const { kinds, steps, weights: learned } = model;
  const sums = new Float64Array(kinds);
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] as number;
    const from = feature * kinds;
    const weight = (weights[at] as number) * (steps ? (steps[feature] as number) : 1);
    for (let kind = 0; kind < kinds; kind += 1)
      sums[kind] = (sums[kind] as number) + weight * (learned[from + kind] as number);
  }
  const limit = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - limit));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}
