import { useLingui } from '@lingui/react/macro';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { FoundOptions } from '#ui/FoundOptions.tsx';
import { findPeople } from '../find-people.ts';
import classes from './PeopleField.module.css';

interface PeopleFieldProps {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  value: readonly PersonSummary[];
  onChange: (people: PersonSummary[]) => void;
}

const TYPING_PAUSE_MS = 200;

/** People, looked up by name or username as it is typed. */
export function PeopleField({ label, description, error, value, onChange }: PeopleFieldProps) {
  const { t } = useLingui();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const { data = [], isFetching } = useQuery({
    queryKey: ['person', 'search', asked],
    meta: { kept: false },
    queryFn: ({ signal }) => findPeople(asked, signal),
    enabled: asked.length >= 2,
    placeholderData: keepPreviousData,
  });
  const found = data.filter(({ id }) => !value.some((chosen) => chosen.id === id));
  const choose = (id: string) => {
    const person = found.find((each) => each.id === id);
    if (person) onChange([...value, person]);
    setTyped('');
    combobox.closeDropdown();
  };
  return (
    <div>
      <Combobox store={combobox} position="bottom-start" onOptionSubmit={choose}>
        <Combobox.Target>
          <TextInput
            size="md"
            label={label}
            description={description}
            error={error}
            placeholder={t`Name or username`}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.openDropdown();
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={typed.trim().length < 2}>
          <FoundOptions
            label={t`People`}
            options={found.map((person) => ({ value: person.id, content: <Option person={person} /> }))}
            empty={isFetching ? t`Looking …` : t`Nobody by this name.`}
          />
        </Combobox.Dropdown>
      </Combobox>
      <Chosen people={value} label={label} onChange={onChange} />
    </div>
  );
}

function Option({ person }: { person: PersonSummary }) {
  return (
    <span className={classes.option}>
      <Avatar face={faceOf(person)} size={28} named />
      <span dir="auto">{person.displayName}</span>
      <small>@{person.username}</small>
    </span>
  );
}

interface ChosenProps {
  people: readonly PersonSummary[];
  label: string;
  onChange: (people: PersonSummary[]) => void;
}

function Chosen({ people, label, onChange }: ChosenProps) {
  const { t } = useLingui();
  if (people.length === 0) return null;
  return (
    <ul className={classes.chosen} aria-label={label}>
      {people.map((person) => (
        <li key={person.id}>
          <Avatar face={faceOf(person)} size={28} named />
          <span dir="auto">{person.displayName}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t`Take ${person.displayName} off`}
            onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
          >
            <IconX aria-hidden size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function faceOf({ id, displayName, profilePicUrl }: PersonSummary) {
  return { id, name: displayName, pictureUrl: profilePicUrl };
}
