import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustments, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import { formatAway } from '#platform/shared/measures.ts';
import { useMeasures } from '#platform/web/measures.tsx';
import { useReadOnce } from '#platform/web/use-read-once.ts';
import { Action } from '#ui/Action.tsx';
import { activities } from '../../rules/activity.ts';
import { flagFilters } from '../../rules/fields.ts';
import { activityNames, difficultyNames } from '../messages.ts';
import { fieldNames } from '../plan/field-names.ts';
import classes from './FilterBar.module.css';
import { aroundOf, countOf, type Filters } from './filters.ts';

interface FilterBarProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Everything that narrows the list; the less common part opens on demand. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  // The place stands as a chip of its own.
  const count = countOf({ ...filters, near: '' });
  // On a phone the open filters would hide what they found.
  const isNarrowed = useReadOnce(
    () => count > (filters.q ? 1 : 0) && matchMedia('(min-width: 40em)').matches,
    false,
  );
  const [chosen, setOpen] = useState<boolean>();
  const open = chosen ?? isNarrowed;
  return (
    <search className={classes.bar}>
      <div className={classes.first}>
        <TextFilter text={filters.q} onChange={(q) => onChange({ q })} />
        <Action
          look="outline"
          icon={<IconAdjustments aria-hidden size={20} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? <Plural value={count} one="# filter" other="# filters" /> : <Trans>Filters</Trans>}
        </Action>
      </div>
      {open && <More filters={filters} onChange={onChange} />}
    </search>
  );
}

function More({ filters, onChange }: FilterBarProps) {
  const { t } = useLingui();
  const any = { value: '', label: t`Any` };
  const names = (from: Record<string, MessageDescriptor>) =>
    Object.entries(from).map(([value, name]) => ({ value, label: t(name) }));
  const pick = (field: 'activity' | 'difficulty' | 'payment') => ({
    size: 'md' as const,
    value: filters[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value } as Partial<Filters>),
  });
  return (
    <div className={classes.more}>
      <NativeSelect
        label={t`Activity`}
        data={[any, ...activities.map((value) => ({ value, label: t(activityNames[value]) }))]}
        {...pick('activity')}
      />
      <NativeSelect label={t`Difficulty`} data={[any, ...names(difficultyNames)]} {...pick('difficulty')} />
      <NativeSelect
        label={t`Payment`}
        data={[any, { value: 'FREE', label: t`Free` }, { value: 'PAID', label: t`Paid` }]}
        {...pick('payment')}
      />
      <Days filters={filters} onChange={onChange} />
      <Nearness filters={filters} onChange={onChange} />
      <div className={classes.switches}>
        {flagFilters.map((name) => (
          <Switch
            key={name}
            size="md"
            label={t(fieldNames[name])}
            checked={filters[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
        <Switch
          size="md"
          label={t`With room`}
          checked={filters.room}
          onChange={(event) => onChange({ room: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

function Days({ filters, onChange }: FilterBarProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        size="md"
        type="date"
        label={t`From day`}
        value={filters.from}
        onChange={(event) => onChange({ from: event.currentTarget.value, when: '' })}
      />
      <TextInput
        size="md"
        type="date"
        label={t`To day`}
        value={filters.to}
        onChange={(event) => onChange({ to: event.currentTarget.value, when: '' })}
      />
    </>
  );
}

/** Around a town: how far from it, and whether the nearest come first. */
function Nearness({ filters, onChange }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const measures = useMeasures();
  const [lat = 0, lng = 0] = filters.near.split(',').map(Number);
  const place = filters.near
    ? { name: filters.place || filters.near, formattedAddress: filters.place || filters.near, lat, lng }
    : null;
  const distances = ['10', '25', '50', '100', '250'];
  return (
    <>
      <PlaceField
        nearMe
        label={t`Near`}
        value={place}
        onChange={(chosen) => onChange(aroundOf(chosen, filters))}
      />
      {place && (
        <>
          <NativeSelect
            size="md"
            label={t`Within`}
            data={[
              { value: '', label: t`Any distance` },
              ...distances.map((value) => ({
                value,
                label: formatAway(Number(value) * 1000, measures, i18n.locale),
              })),
            ]}
            value={filters.within}
            onChange={(event) => onChange({ within: event.currentTarget.value })}
          />
          <NativeSelect
            size="md"
            label={t`Order`}
            data={[
              { value: 'DATE', label: t`Soonest first` },
              { value: 'NEAR', label: t`Nearest first` },
            ]}
            value={filters.sort}
            onChange={(event) => onChange({ sort: event.currentTarget.value as Filters['sort'] })}
          />
        </>
      )}
    </>
  );
}

const PAUSE_MS = 100;

/** The words looked for. They stand in the field at once and follow in the address, which is slower than fingers. */
export function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(text);
  const sent = useRef([text]);
  const send = useDebouncedCallback((words: string) => {
    sent.current.push(words);
    onChange(words);
  }, PAUSE_MS);
  useEffect(() => {
    const at = sent.current.indexOf(text);
    // What was typed comes back late; anything else comes from a button, or from going back.
    if (at === -1) setTyped(text);
    sent.current = at === -1 ? [text] : sent.current.slice(at);
  }, [text]);
  return (
    <TextInput
      size="md"
      className={classes.text ?? ''}
      aria-label={t`Search huddles`}
      placeholder={t`Name, place, tag …`}
      leftSection={<IconSearch aria-hidden size={20} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
