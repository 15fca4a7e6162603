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
  readonly onOpen?: ((id: string) => void) | undefined;
  readonly onPick?: ((point: { lat: number; lng: number }) => void) | undefined;
}

/** A square around a point, degrees of latitude from its middle. */
const NARROWEST = 0.12;

/** The part of the world that holds all points with some room, for a picture of this shape (width by height). */
export function boxAround({ points, around }: Pick<MapProps, 'points' | 'around'>, shape: number) {
  const all = points.length > 0 ? points : around ? [around] : [{ lat: 25, lng: 8 }];
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
