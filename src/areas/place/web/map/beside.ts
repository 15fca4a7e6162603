interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Pixels from one pin to the next on the same place, and across all of them. */
const [STEP, WIDEST] = [12, 48];

/** How far each place is moved to the right, pixels, so that those on the very same place stand side by side. */
export function besideEachOther(places: readonly Place[]): readonly number[] {
  const keyOf = ({ lat, lng }: Place) => `${lat.toFixed(4)} ${lng.toFixed(4)}`;
  const seen = new Map<string, number>();
  const total = Map.groupBy(places, keyOf);
  return places.map((place) => {
    const key = keyOf(place);
    const at = seen.get(key) ?? 0;
    seen.set(key, at + 1);
    const others = (total.get(key)?.length ?? 1) - 1;
    const step = Math.min(STEP, WIDEST / Math.max(1, others));
    return (at - others / 2) * step;
  });
}
