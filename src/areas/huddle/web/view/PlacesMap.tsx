import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MapView } from '#areas/place/web/public/MapView.tsx';
import type { HuddleView } from '../../contract/views.ts';

type Places = Pick<HuddleView, 'venue' | 'meetingPoint' | 'parking'>;

/** Venue, meeting point and parking on one map, as exactly as this onlooker may know them. */
export default function PlacesMap({ venue, meetingPoint, parking }: Places) {
  const { t } = useLingui();
  const names = { venue: t`Venue`, meetingPoint: t`Meeting point`, parking: t`Parking` };
  const text = JSON.stringify([
    venue && { id: 'venue', label: `${names.venue}: ${venue.name}`, lat: venue.lat, lng: venue.lng },
    meetingPoint?.exact && {
      id: 'meet',
      label: names.meetingPoint,
      lat: meetingPoint.lat,
      lng: meetingPoint.lng,
    },
    parking?.exact && { id: 'park', label: names.parking, lat: parking.lat, lng: parking.lng },
  ]);
  // A new array would set every pin again each time something else on the page changes.
  const points = useMemo(() => (JSON.parse(text) as (Point | null | false)[]).filter(isPoint), [text]);
  return points.length > 0 ? <MapView points={points} around={null} /> : null;
}

interface Point {
  readonly id: string;
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
}

function isPoint(point: Point | null | false | undefined): point is Point {
  return Boolean(point);
}
