import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, NumberInput, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import {
  type GoCriteria,
  type Light,
  MAX_DAYLIGHT_MINUTES,
  MAX_FORECAST_NOTE_LENGTH,
  MAX_MIN_CARS,
  MAX_MIN_PEOPLE,
} from '../../rules/go.ts';
import { saveGo } from '../mutations.ts';
import { goQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Go.module.css';

const USUAL_DAYLIGHT_MINUTES = 60;
const usual: GoCriteria = {
  minPeople: null,
  minCars: null,
  daylightMinutes: USUAL_DAYLIGHT_MINUTES,
  allKit: false,
  forecast: null,
  forecastNote: '',
};

/** A host says what must hold for the outing to go ahead; an empty field asks for nothing. */
export default function GoEditor({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const go = useQuery({ ...goQuery(huddle.id), staleTime: 0 });
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Criteria to go ahead</Trans>}>
      <QueryView query={go} gone={null} skeleton={<LinesSkeleton />}>
        {(found) => <Editor huddle={huddle} first={found.go?.criteria ?? usual} onClose={onClose} />}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface EditorProps {
  huddle: HuddleView;
  first: GoCriteria;
  onClose: () => void;
}

function Editor({ huddle, first, onClose }: EditorProps) {
  const run = useRunAndToast(huddle.id);
  const [criteria, setCriteria] = useState(first);
  const [busy, setBusy] = useState(false);
  const save = async (wanted: GoCriteria | null) => {
    setBusy(true);
    const saved = await run(() => saveGo(huddle.id, { criteria: wanted })).finally(() => setBusy(false));
    if (saved) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(criteria);
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.quiet}>
        <Trans>
          Everybody who comes sees how it stands, and is told a day before the start. An empty field asks for
          nothing.
        </Trans>
      </p>
      <Fields criteria={criteria} onChange={(changes) => setCriteria({ ...criteria, ...changes })} />
      <div className={classes.send}>
        <SubmitButton busy={busy} size="large" wide>
          <Trans>Save</Trans>
        </SubmitButton>
        {huddle.goCheck && (
          <Action look="outline" onClick={() => void save(null)}>
            <Trans>Ask for nothing</Trans>
          </Action>
        )}
      </div>
    </form>
  );
}

interface FieldsProps {
  criteria: GoCriteria;
  onChange: (changes: Partial<GoCriteria>) => void;
}

function Fields({ criteria, onChange }: FieldsProps) {
  const { t } = useLingui();
  const number = { size: 'md', allowDecimal: false, clampBehavior: 'strict', inputMode: 'numeric' } as const;
  const numberOf = (value: string | number) => (typeof value === 'number' ? value : null);
  return (
    <>
      <NumberInput
        {...number}
        label={t`People at least`}
        description={t`With a place, guests included`}
        min={1}
        max={MAX_MIN_PEOPLE}
        value={criteria.minPeople ?? ''}
        onChange={(value) => onChange({ minPeople: numberOf(value) })}
      />
      <NumberInput
        {...number}
        label={t`Cars at least`}
        min={1}
        max={MAX_MIN_CARS}
        value={criteria.minCars ?? ''}
        onChange={(value) => onChange({ minCars: numberOf(value) })}
      />
      <NumberInput
        {...number}
        label={t`Back so many minutes before sunset`}
        min={0}
        max={MAX_DAYLIGHT_MINUTES}
        value={criteria.daylightMinutes ?? ''}
        onChange={(value) => onChange({ daylightMinutes: numberOf(value) })}
      />
      <Checkbox
        size="md"
        label={t`Everything on the list has somebody who brings it`}
        checked={criteria.allKit}
        onChange={(event) => onChange({ allKit: event.currentTarget.checked })}
      />
      <NativeSelect
        size="md"
        label={t`The forecast, as you read it`}
        value={criteria.forecast ?? ''}
        data={[
          { value: '', label: t`Not said` },
          { value: 'GREEN', label: t`Good` },
          { value: 'AMBER', label: t`Uncertain` },
          { value: 'RED', label: t`Bad` },
        ]}
        onChange={(event) => onChange({ forecast: (event.currentTarget.value || null) as Light | null })}
      />
      <Textarea
        size="md"
        label={t`A word on the weather`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MAX_FORECAST_NOTE_LENGTH}
        value={criteria.forecastNote}
        onChange={(event) => onChange({ forecastNote: event.currentTarget.value })}
      />
    </>
  );
}
