import { useQuery } from '@tanstack/react-query';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { coverQuery } from '../queries.ts';
import { isShownByAddress } from '../view/shown-by-address.ts';

/** Pictures chosen in this tab, by the id they were kept under: nothing shows them yet, so nobody serves them. */
export const chosenPictures = new Map<string, string>();

export interface KeptCover {
  readonly huddleId: string | undefined;
  readonly mediaId: string | null;
  readonly url: string;
}

/** Where the chosen cover can be seen: in this tab, or as the huddle already shows it; empty without one. */
export function useCoverShown(mediaId: string | null, kept: KeptCover): string {
  const here = mediaId === null ? undefined : chosenPictures.get(mediaId);
  const isKept = mediaId !== null && mediaId === kept.mediaId;
  const isOpen = isShownByAddress(kept.url);
  const wanted = !here && isKept && !isOpen && kept.huddleId !== undefined;
  const { data } = useQuery({ ...coverQuery(kept.huddleId ?? '', kept.url), enabled: wanted });
  const fetched = useBlobAddress(data) ?? '';
  if (here) return here;
  if (!isKept) return '';
  return isOpen ? `${kept.url}&w=1280` : fetched;
}
