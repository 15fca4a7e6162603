/** Of one that fits clearly better than the rest, the rest is no answer. */
const NEAR = 0.75;
/** What fits less well has a word in common, and nothing to do with what is asked. */
const LEAST = 0.31;

/** Those that fit about as well as the best, best first; none where even that hardly fits. */
export function nearBest<Found extends { readonly weight: number }>(
  found: readonly Found[],
  atLeast = LEAST,
): Found[] {
  const sorted = [...found].sort((one, other) => other.weight - one.weight);
  const least = Math.max(atLeast, NEAR * (sorted[0]?.weight ?? 0));
  return sorted.filter(({ weight }) => weight >= least);
}
