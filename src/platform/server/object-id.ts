import type { ObjectId } from '#platform/shared/ids.ts';

/** What a column or an address holds beside the type of its object, as the id of whatever that type says. */
export function asObjectId(id: string): ObjectId {
  return id as ObjectId;
}
