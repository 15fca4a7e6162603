/** Parts of the world, as far as the name of a time zone tells them. */
export const regions = ['AFRICA', 'AMERICA', 'ASIA', 'EUROPE', 'PACIFIC'] as const;
export type Region = (typeof regions)[number];

/** By the first word of a zone's name. */
export const regionByZone: Readonly<Record<string, Region>> = {
  Africa: 'AFRICA',
  America: 'AMERICA',
  Antarctica: 'PACIFIC',
  Arctic: 'EUROPE',
  Asia: 'ASIA',
  Atlantic: 'EUROPE',
  Australia: 'PACIFIC',
  Europe: 'EUROPE',
  Indian: 'ASIA',
  Pacific: 'PACIFIC',
};

/** Where a time zone lies; nobody knows it of 'UTC'. */
export function regionOf(timeZone: string): Region | undefined {
  return regionByZone[timeZone.split('/')[0] ?? ''];
}

/** Of things in the order in which they are wanted, the first of each part of the world. */
export function firstOfEachRegion<Thing>(
  things: readonly Thing[],
  timeZoneOf: (thing: Thing) => string,
): { readonly region: Region; readonly thing: Thing }[] {
  const seen = new Set<Region>();
  return things.flatMap((thing) => {
    const region = regionOf(timeZoneOf(thing));
    if (!region || seen.has(region)) return [];
    seen.add(region);
    return [{ region, thing }];
  });
}
