/** What a link leads to, as the server says it; an older page may not know every type. */
export interface LinkInfo {
  readonly uid: string;
  readonly objectId: string;
  readonly objectType: string;
}

/** Where `/nav/{id}` leads somebody who is inside; undefined for a type this page does not know (LINK-2). */
export function insideDestinationOf({ uid, objectId, objectType }: LinkInfo): string | undefined {
  const id = encodeURIComponent(objectId);
  const places: Readonly<Record<string, string>> = {
    POST: `/home/timeline/view/${id}`,
    HUDDLE: `/huddle/view/${id}?link=${encodeURIComponent(uid)}`,
    CARPOOL: `/carpool/view/new/${id}`,
    COMMUNITY: `/community/view/${id}`,
    INSPIRATION: `/inspiration/view/${id}`,
  };
  return Object.hasOwn(places, objectType) ? places[objectType] : undefined;
}
