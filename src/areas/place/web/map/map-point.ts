import { kmBetween } from '../../rules/distance.ts';

/** A marked point, degrees. */
export interface MapPoint {
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
}

/** What both maps are handed. */
export interface MapProps {
  readonly points: readonly MapPoint[];
  /** Where to look when nothing is marked. */
  readonly around: { readonly lat: number; readonly lng: number } | null;
  /** Where somebody is: the map opens there if anything is near. */
  readonly here?: { readonly lat: number; readonly lng: number } | null | undefined;
  /** Pins that would cover each other stand as one; those on the same place are opened together. */
  readonly onOpenMany?: ((ids: readonly string[]) => void) | undefined;
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onPick?: ((point: { lat: number; lng: number }) => void) | undefined;
}

/** What decides which part of the world a map opens at. */
export type MapView = Pick<MapProps, 'points' | 'around' | 'here'>;

const NEAR_KM = 150;

/** A square around a point, degrees of latitude from its middle. */
const NARROWEST = 0.12;

/** The part of the world that holds all points with some room, for a picture of this shape (width by height). */
export function boxAround({ points, around, here }: MapView, shape: number) {
  const near = here ? points.filter((point) => kmBetween(point, here) < NEAR_KM) : [];
  const shown = near.length > 0 && here ? [...near, here] : points;
  const all = shown.length > 0 ? shown : around ? [around] : [{ lat: 25, lng: 8 }];
  const lats = all.map(({ lat }) => lat);
  const lngs = all.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  const stretch = Math.max(0.2, Math.cos((middle.lat * Math.PI) / 180));
  const nowhere = points.length === 0 && !around;
  const tall = nowhere
    ? 60
    : Math.max(NARROWEST, (north - south) * 0.7, ((east - west) * 0.7 * stretch) / shape);
  const wide = Math.min(180, (tall * shape) / stretch);
  return {
    west: Math.max(-180, middle.lng - wide),
    east: Math.min(180, middle.lng + wide),
    south: Math.max(-80, middle.lat - tall),
    north: Math.min(84, middle.lat + tall),
  };
}

export type MapBox = ReturnType<typeof boxAround>;
