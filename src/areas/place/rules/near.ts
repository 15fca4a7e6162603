/** A position in degrees, north and east positive. */
export interface Near {
  readonly lat: number;
  readonly lng: number;
}

/** Reads '46.02,7.75'; undefined for anything that is no position on earth. */
export function parseNear(text: string): Near | undefined {
  const found = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text);
  if (!found) return undefined;
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
