import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { MapView } from '#areas/place/web/public/MapView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import type { HuddleCard } from '../../contract/views.ts';
import { FacesOf } from './Faces.tsx';
import rows from './HuddleRow.module.css';
import { HuddleRow } from './HuddleRow.tsx';
import { useListShape } from './list-shape.ts';
import classes from './ResultsMap.module.css';

interface Place {
  readonly lat: number;
  readonly lng: number;
}

interface ResultsMapProps {
  huddles: readonly HuddleCard[];
  /** Around which is looked; else where the person is. */
  near: string;
  usual: Place | null;
}

/** Where the listed huddles take place, to about a kilometre; a pin opens its card, and the card its page. */
export default function ResultsMap({ huddles, near, usual }: ResultsMapProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const points = useMemo(
    () => huddles.flatMap(({ id, name, area }) => (area ? [{ id, label: name, ...area }] : [])),
    [huddles],
  );
  const here = placeOf(near) ?? usual;
  const shown = huddles.filter(({ id }) => chosen.includes(id));
  return (
    <div className={classes.map}>
      <MapView points={points} around={here} here={here} tall onOpenMany={setChosen} />
      <Chosen huddles={shown} onClose={() => setChosen([])} />
    </div>
  );
}

function placeOf(near: string): Place | null {
  const [lat, lng] = near.split(',').map(Number);
  return lat !== undefined && lng !== undefined && near ? { lat, lng } : null;
}

/** What a pin stands for: a sheet at the thumb of a phone, a card in the corner of a wider map. */
function Chosen({ huddles, onClose }: { huddles: readonly HuddleCard[]; onClose: () => void }) {
  const { t } = useLingui();
  const { onPhone } = useListShape();
  const now = new Date();
  const list = (
    <FacesOf huddles={huddles}>
      <div className={rows.rows}>
        {huddles.map((huddle) => (
          <HuddleRow key={huddle.id} huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
        ))}
      </div>
    </FacesOf>
  );
  if (onPhone)
    return (
      <ResponsiveSheet opened={huddles.length > 0} onClose={onClose} title={<Trans>On the map</Trans>}>
        {list}
      </ResponsiveSheet>
    );
  if (huddles.length === 0) return null;
  return (
    <section className={classes.card} aria-label={t`On the map`}>
      {list}
      <ActionIcon
        className={classes.close ?? ''}
        variant="default"
        size={44}
        radius="xl"
        aria-label={t`Close`}
        onClick={onClose}
      >
        <IconX aria-hidden size={18} />
      </ActionIcon>
    </section>
  );
}
