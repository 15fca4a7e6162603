import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useRef } from 'react';
import classes from './create.module.css';
import { endAfterMove } from './keep-length.ts';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** Moves the end with the start; while a start is typed it is none for a moment, so the last whole one is kept. */
function useMoveStart(form: PlanFields): (start: string) => void {
  const whole = useRef(form.values.start);
  return (start) => {
    if (form.values.start !== '') whole.current = form.values.start;
    const end = endAfterMove({ start: whole.current, end: form.values.end }, start);
    form.setFieldValue('start', start);
    form.setFieldValue('end', end);
  };
}

/** When, as the clocks at the venue show it, and until when people may answer. */
export function WhenFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const zones = [...new Set([form.values.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const moveStart = useMoveStart(form);
  const time = { size: 'md', type: 'datetime-local' } as const;
  return (
    <Section id="when" title={<Trans>When</Trans>}>
      <div className={classes.two}>
        <TextInput
          {...time}
          label={t`Start`}
          required
          {...form.getInputProps('start')}
          onChange={(event) => moveStart(event.currentTarget.value)}
        />
        <TextInput {...time} label={t`End`} required {...form.getInputProps('end')} />
      </div>
      <NativeSelect
        size="md"
        label={t`Time zone`}
        description={t`It follows the venue.`}
        data={zones}
        {...form.getInputProps('timeZone')}
      />
      <div className={classes.two}>
        <TextInput
          {...time}
          label={t`RSVP from`}
          description={t`Empty: from now on`}
          {...form.getInputProps('rsvpStart')}
        />
        <TextInput
          {...time}
          label={t`RSVP until`}
          description={t`Empty: until the start`}
          {...form.getInputProps('rsvpEnd')}
        />
      </div>
    </Section>
  );
}
