import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { parseNear } from '../../rules/near.ts';
import { MapView } from './MapView.tsx';
import { PlaceField } from './PlaceField.tsx';
import classes from './PlacePicker.module.css';
import { usualPlace } from './usual-place.ts';

interface PlacePickerProps {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  value: PlaceValue | null;
  /** Where to look when no place is chosen yet. */
  near?: PlaceValue | null;
  /** The time zone comes with a town. */
  onChange: (place: PlaceValue | null, timeZone?: string) => void;
}

/** A place by name, by coordinates or by a point on the map, under the name that people know it by. */
export function PlacePicker({ label, description, error, value, near = null, onChange }: PlacePickerProps) {
  const { t } = useLingui();
  /** What the point is called before it is chosen; null while the map is closed. */
  const [named, setNamed] = useState<string | null>(null);
  return (
    <div className={classes.picker}>
      <div className={classes.row}>
        <PlaceField
          label={label}
          description={description}
          value={value}
          near={near}
          onChange={onChange}
          onPin={setNamed}
        />
        <Action
          look="outline"
          icon={<IconMapPin aria-hidden size={20} />}
          aria-label={t`${label}: choose on the map`}
          onClick={() => setNamed('')}
        >
          <Trans>Map</Trans>
        </Action>
      </div>
      {value && (
        <TextInput
          size="md"
          label={t`${label}: what people call it`}
          error={error}
          maxLength={120}
          value={value.name}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        />
      )}
      <ResponsiveSheet
        opened={named !== null}
        onClose={() => setNamed(null)}
        title={named || label}
        width={720}
      >
        <OnMap
          label={named || label}
          value={value}
          near={near}
          isNamed={named !== ''}
          onChange={onChange}
          onDone={() => setNamed(null)}
        />
      </ResponsiveSheet>
    </div>
  );
}

type OnMapProps = Pick<PlacePickerProps, 'label' | 'value' | 'onChange'> & {
  near: PlaceValue | null;
  /** The label is the name of the place. */
  isNamed: boolean;
  onDone: () => void;
};

/** A point by a press on the map, or by its coordinates. */
function OnMap({ label, value, near, isNamed, onChange, onDone }: OnMapProps) {
  const { t } = useLingui();
  const { data: home } = useQuery(usualPlace);
  const [typed, setTyped] = useState(value ? `${value.lat.toFixed(5)},${value.lng.toFixed(5)}` : '');
  const point = parseNear(typed.replace(/\s/g, ''));
  const take = (lat: number, lng: number) => setTyped(`${lat.toFixed(5)},${lng.toFixed(5)}`);
  const done = () => {
    if (!point) return;
    const words = value ?? {
      name: isNamed ? label : (near?.name ?? label),
      formattedAddress: near?.formattedAddress ?? '',
    };
    onChange({ ...words, ...point });
    onDone();
  };
  return (
    <div className={classes.picker}>
      <MapView
        tall
        points={point ? [{ id: 'chosen', label, ...point }] : []}
        around={value ?? near ?? home ?? null}
        onPick={({ lat, lng }) => take(lat, lng)}
      />
      <TextInput
        size="md"
        label={t`Latitude, longitude`}
        description={t`Press the map, or write 46.99412, 8.60431.`}
        value={typed}
        error={typed !== '' && !point ? t`This is not a point on earth.` : null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Action disabled={!point} onClick={done}>
        <Trans>Take this point</Trans>
      </Action>
    </div>
  );
}
