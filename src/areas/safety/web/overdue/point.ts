interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** As a rescue service asks for it: decimal degrees, WGS 84, to about a metre; north and east first. */
export const sayPoint = ({ lat, lng }: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** A map that everybody can open, with a pin at this point. */
export function addressOfPoint({ lat, lng }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`;
}
