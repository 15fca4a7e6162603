import { kmBetween } from '#areas/place/rules/distance.ts';

export interface TrackPoint {
  readonly lat: number;
  readonly lng: number;
  /** Metres above the sea; null where the file does not say. */
  readonly height: number | null;
}

/** What a recorded or drawn way says of itself: its parts in order, each a line of points. */
export interface Track {
  readonly name: string;
  readonly parts: readonly (readonly TrackPoint[])[];
}

export interface TrackFigures {
  readonly meters: number;
  /** Null where the points have no height. */
  readonly ascent: number | null;
}

/** Heights of a GPS jump by a few metres while one stands still: less than this is no climb. */
const NOISE_METERS = 5;

/** How long a track is and how far it climbs; the gap between two parts counts for neither. */
export function measureTrack({ parts }: Track): TrackFigures {
  const meters = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  const heights = parts.map((part) => part.flatMap(({ height }) => height ?? []));
  const isHigh = heights.some((each) => each.length > 1);
  const ascent = heights.reduce((sum, each) => sum + climbOf(each), 0);
  return { meters: Math.round(meters), ascent: isHigh ? Math.round(ascent) : null };
}

function lengthOf(part: readonly TrackPoint[]): number {
  let meters = 0;
  for (const [at, point] of part.entries()) {
    const before = part[at - 1];
    if (before) meters += kmBetween(before, point) * 1_000;
  }
  return meters;
}

/** From each low to the high after it, where they are further apart than noise. */
function climbOf([first = 0, ...heights]: readonly number[]): number {
  let [climb, low, high] = [0, first, first];
  for (const height of heights) {
    if (height > high) high = height;
    else if (high - height < NOISE_METERS && height >= low) continue;
    else {
      if (high - low >= NOISE_METERS) climb += high - low;
      [low, high] = [height, height];
    }
  }
  return high - low >= NOISE_METERS ? climb + high - low : climb;
}
