import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { coverQuery } from '../queries.ts';

interface PrivateCoverProps {
  huddleId: string;
  /** Where the picture is cut, as CSS has it. */
  position: string;
  meanwhile: ReactNode;
}

/** A picture behind a token cannot be an address: it is fetched, and the drawn picture stands in meanwhile. */
export default function PrivateCover({ huddleId, position, meanwhile }: PrivateCoverProps) {
  const { data: picture } = useQuery(coverQuery(huddleId));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address ? <img src={address} alt="" style={{ objectPosition: position }} /> : meanwhile;
}
