/** Something at a place of the picture, pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What would stand over each other on a map, together: each lies within `apart` pixels of the first of its group. */
export function clustersOf<Thing extends Spot>(things: readonly Thing[], apart: number): Thing[][] {
  const groups: Thing[][] = [];
  for (const thing of things) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - thing.x, first.y - thing.y) < apart);
    if (near) near.push(thing);
    else groups.push([thing]);
  }
  return groups;
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Degrees, some fifty metres: no zoom takes them apart. */
const SAME = 0.0005;

/** Whether they all stand on one place. */
export function onOnePlace(places: readonly Place[]): boolean {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return spread(places.map(({ lat }) => lat)) < SAME && spread(places.map(({ lng }) => lng)) < SAME;
}
