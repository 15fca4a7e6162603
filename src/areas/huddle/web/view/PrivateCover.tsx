import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { coverQuery } from '../queries.ts';

interface PrivateCoverProps {
  huddleId: string;
  url: string;
  /** Where the picture is cut, as CSS has it. */
  position: string;
  meanwhile: ReactNode;
}

/** A picture behind a token cannot be an address: it is fetched, and the drawn picture stands in meanwhile. */
export default function PrivateCover({ huddleId, url, position, meanwhile }: PrivateCoverProps) {
  const { data: picture } = useQuery(coverQuery(huddleId, url));
  const address = useBlobAddress(picture);
  return address ? <img src={address} alt="" style={{ objectPosition: position }} /> : meanwhile;
}
