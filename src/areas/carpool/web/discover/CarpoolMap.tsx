import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { MapView } from '#areas/place/web/public/MapView.tsx';
import type { CarpoolCard } from '../../contract/views.ts';

interface CarpoolMapProps {
  carpools: readonly CarpoolCard[];
  around?: { lat: number; lng: number } | null;
  tall?: boolean;
}

/** Where the listed carpools begin: exactly for who may know, else to about a kilometre. */
export default function CarpoolMap({ carpools, around = null, tall = false }: CarpoolMapProps) {
  const navigate = useNavigate();
  const text = JSON.stringify(
    carpools.map(({ id, origin, owner }) => ({
      id,
      lat: origin.lat,
      lng: origin.lng,
      label: [owner.displayName, origin.name].filter(Boolean).join(', '),
    })),
  );
  // A new array would set every pin again each time something else on the page changes.
  const points = useMemo(() => JSON.parse(text), [text]);
  return (
    <MapView
      points={points}
      around={around}
      tall={tall}
      onOpen={(id) => void navigate(`/carpool/view/new/${id}`)}
    />
  );
}
