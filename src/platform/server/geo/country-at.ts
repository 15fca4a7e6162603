/**
 * The country in which a point lies (degrees), as two capital letters, by the borders of the package as of its release;
 * undefined at sea. The town next to a point may lie behind a border: Italy is nearer to Zermatt's mountains than
 * most of Switzerland.
 */
export async function countryAt({
  lat,
  lng,
}: {
  readonly lat: number;
  readonly lng: number;
}): Promise<string | undefined> {
  // A table of 1 MiB, read by the first who asks.
  const { iso1A2Code } = await import('@rapideditor/country-coder');
  return iso1A2Code([lng, lat]) ?? undefined;
}
