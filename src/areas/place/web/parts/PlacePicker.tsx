import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { PlaceField } from './PlaceField.tsx';
import classes from './PlacePicker.module.css';

interface PlacePickerProps {
  label: string;
  description?: ReactNode;
  value: PlaceValue | null;
  /** Where to look when no place is chosen yet. */
  near?: PlaceValue | null;
  /** The time zone comes with a town. */
  onChange: (place: PlaceValue | null, timeZone?: string) => void;
}

/** A place by name, by coordinates or by a point on the map, under the name that people know it by. */
export function PlacePicker({ label, description, value, onChange }: PlacePickerProps) {
  const { t } = useLingui();
  return (
    <div className={classes.picker}>
      <PlaceField label={label} description={description} value={value} onChange={onChange} />
      {value && (
        <TextInput
          size="md"
          label={t`${label}: what people call it`}
          maxLength={120}
          value={value.name}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
