import { useQuery } from '@tanstack/react-query';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { pictureQuery } from '../queries.ts';

interface CommunityPictureProps {
  community: { id: string; privacy: string; version?: number; logoUrl: string; coverUrl: string };
  picture: 'logo' | 'cover';
  /** Where a cover is cut, in percent from the top. */
  offset?: number;
  size: number;
}

/** Logo or cover; of a hidden community, and of one that is about to end, it is fetched: its address needs a token. */
export function CommunityPicture({ community, picture, offset = 50, size }: CommunityPictureProps) {
  const address = picture === 'logo' ? community.logoUrl : community.coverUrl;
  if (address.startsWith('/api/public/')) {
    return <img src={`${address}&w=${size}`} alt="" style={{ objectPosition: `50% ${offset}%` }} />;
  }
  return <Fetched id={community.id} version={community.version ?? 1} picture={picture} offset={offset} />;
}

interface FetchedProps {
  id: string;
  version: number;
  picture: 'logo' | 'cover';
  offset: number;
}

function Fetched({ id, version, picture, offset }: FetchedProps) {
  const { data } = useQuery(pictureQuery(id, picture, version));
  const address = useBlobAddress(data);
  return address ? <img src={address} alt="" style={{ objectPosition: `50% ${offset}%` }} /> : null;
}
