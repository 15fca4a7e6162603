import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hourIn } from '#platform/shared/time.ts';
import { Landscape } from '#ui/Landscape.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { coverQuery } from '../queries.ts';

type Cover = Pick<HuddleView, 'id' | 'startDateTime' | 'timeZone' | 'coverPhotoUrl' | 'coverOffset'>;

/** The cover, or the landscape that is drawn from the id under the sky of the starting hour. */
export function HuddleCover({ huddle }: { huddle: Cover }) {
  const { coverPhotoUrl } = huddle;
  if (coverPhotoUrl.startsWith('/api/public/')) {
    return <img src={`${coverPhotoUrl}&w=1280`} alt="" style={positionOf(huddle)} fetchPriority="high" />;
  }
  return coverPhotoUrl ? <PrivateCover huddle={huddle} /> : <Drawn huddle={huddle} />;
}

/** A picture behind a token cannot be an address: it is fetched, and the landscape stands in meanwhile. */
function PrivateCover({ huddle }: { huddle: Cover }) {
  const { data: picture } = useQuery(coverQuery(huddle.id));
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address ? <img src={address} alt="" style={positionOf(huddle)} /> : <Drawn huddle={huddle} />;
}

function Drawn({ huddle }: { huddle: Cover }) {
  return <Landscape id={huddle.id} hour={hourIn(new Date(huddle.startDateTime), huddle.timeZone)} />;
}

function positionOf({ coverOffset }: Cover) {
  return { objectPosition: `50% ${coverOffset}%` };
}
