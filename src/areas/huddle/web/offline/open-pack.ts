import { isMapKept } from '#areas/place/web/public/keep-map.ts';
import { type KeptPart, openKept } from '#platform/web/kept/read-kept.ts';
import type { HuddleView } from '../../contract/views.ts';
import { hasMap, type PartName, partsOf } from './parts.ts';

/** One part of what is kept of a huddle. */
export interface PackPart {
  readonly name: PartName | 'MAP';
  readonly isKept: boolean;
  /** How much and how old it is, where that is known. */
  readonly read?: KeptPart | undefined;
}

/** Opens each part of a huddle as its page would without a network. */
export async function openPack(huddle: HuddleView): Promise<PackPart[]> {
  const parts = await Promise.all(
    partsOf(huddle).map(async ({ name, queryKey }): Promise<PackPart> => {
      const read = await openKept(queryKey);
      return { name, isKept: read !== undefined, read };
    }),
  );
  return hasMap(huddle) ? [...parts, { name: 'MAP', isKept: await isMapKept() }] : parts;
}
