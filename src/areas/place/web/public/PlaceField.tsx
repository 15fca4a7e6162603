import { Trans, useLingui } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { addressIn } from '#platform/shared/address-in.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { FoundOptions } from '#ui/FoundOptions.tsx';
import { findPlaces } from '../find-places.ts';
import { HereButton } from './HereButton.tsx';

interface PlaceFieldProps {
  label: ReactNode;
  description?: ReactNode;
  value: PlaceValue | null;
  /** The time zone comes with a chosen place. */
  onChange: (place: PlaceValue | null, timeZone?: string) => void;
  /** Where to look first; else where this person usually is. */
  near?: PlaceValue | null;
  /** Offers where one is now, to about a kilometre. */
  nearMe?: boolean;
  /** Offers to put a pin where no town of this name is meant. */
  onPin?: (name: string) => void;
}

const TYPING_PAUSE_MS = 200;
/** Not the number of a place. */
const PIN = 'PIN';

/** A town, looked up as it is typed; emptying the field takes the place away. */
export function PlaceField({
  label,
  description,
  value,
  near = null,
  onChange,
  nearMe = false,
  onPin,
}: PlaceFieldProps) {
  const { t, i18n } = useLingui();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [draft, setTyped] = useState('');
  const typed = value ? addressIn(i18n.locale, value.formattedAddress) || value.name : draft;
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data: places = [], isFetching } = useQuery({
    queryKey: ['place', 'search', asked, near?.lat, near?.lng],
    meta: { kept: false },
    queryFn: ({ signal }) => findPlaces(asked, signal, near),
    enabled: asked.length >= 2 && !value,
    placeholderData: keepPreviousData,
  });

  const type = (text: string) => {
    setTyped(text);
    if (value) onChange(null);
    combobox.openDropdown();
  };
  const choose = (id: string) => {
    if (id === PIN) {
      combobox.closeDropdown();
      onPin?.(typed.trim());
      return;
    }
    const found = places.find((place) => String(place.id) === id);
    if (!found) return;
    const { name, formattedAddress, lat, lng, timeZone } = found;
    onChange({ name, formattedAddress, lat, lng }, timeZone);
    combobox.closeDropdown();
  };

  const towns = places.map(({ id, formattedAddress }) => ({
    value: String(id),
    content: addressIn(i18n.locale, formattedAddress),
  }));
  const name = typed.trim();
  // Last, and only once it is known which towns there are.
  const pin =
    onPin && asked === name && !isFetching
      ? [{ value: PIN, content: <Trans>“{name}”: put a pin on the map</Trans> }]
      : [];
  const open = typed.trim().length >= 2 && !value;
  return (
    <Combobox store={combobox} position="bottom-start" onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          size="md"
          label={label}
          description={description}
          placeholder={t`Zermatt, Boulder, Kathmandu …`}
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          rightSection={nearMe && <HereButton onFound={onChange} />}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!open}>
        <FoundOptions
          label={t`Places`}
          options={[...towns, ...pin]}
          empty={isFetching ? t`Looking …` : t`No town by this name.`}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
