type Ring = readonly (readonly number[])[];

/**
 * The ring without its jump where the date changes: a coast that goes on east of 180 degrees goes on at 181 instead
 * of at -179, which a flat map would join by a line around the world.
 */
export function wholeRing(ring: Ring): number[][] {
  let shift = 0;
  return ring.map(([lng = 0, lat = 0], at) => {
    const jump = at > 0 ? lng - (ring[at - 1]?.[0] ?? lng) : 0;
    if (jump > 180) shift -= 360;
    if (jump < -180) shift += 360;
    return [lng + shift, lat];
  });
}
