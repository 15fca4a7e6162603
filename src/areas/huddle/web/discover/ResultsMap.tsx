import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { MapView } from '#areas/place/web/public/MapView.tsx';
import type { HuddleCard } from '../../contract/views.ts';

interface ResultsMapProps {
  huddles: readonly HuddleCard[];
  near: string;
}

/** Where the listed huddles take place, to about a kilometre. */
export default function ResultsMap({ huddles, near }: ResultsMapProps) {
  const navigate = useNavigate();
  const points = useMemo(
    () => huddles.flatMap(({ id, name, area }) => (area ? [{ id, label: name, ...area }] : [])),
    [huddles],
  );
  const [lat, lng] = near.split(',').map(Number);
  const around = lat !== undefined && lng !== undefined && near ? { lat, lng } : null;
  return (
    <MapView points={points} around={around} tall onOpen={(id) => void navigate(`/huddle/view/${id}`)} />
  );
}
