import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import classes from './create.module.css';
import { Group } from './Group.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** When it ends, as the clocks at the venue show it, and how and until when people may answer. */
export function TimeGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const zones = [...new Set([form.values.timeZone, 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  const time = { size: 'md', type: 'datetime-local', step: 900 } as const;
  return (
    <Group
      form={form}
      title={<Trans>End and answers</Trans>}
      fields={[
        'end',
        'timeZone',
        'rsvpStart',
        'rsvpEnd',
        'approvalRequired',
        'decisiveRsvp',
        'mailAnswers',
        'mailPhone',
        'waitingMayTalk',
      ]}
    >
      <div className={classes.two}>
        <TextInput {...time} label={t`End`} required {...form.getInputProps('end')} />
        <NativeSelect
          size="md"
          label={t`Time zone`}
          description={t`It follows the venue.`}
          data={zones}
          {...form.getInputProps('timeZone')}
        />
      </div>
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
      <Switch
        size="md"
        label={t`I accept each request myself`}
        {...form.getInputProps('approvalRequired', { type: 'checkbox' })}
      />
      <Switch
        size="md"
        label={t`Only a clear yes or no, no maybe`}
        {...form.getInputProps('decisiveRsvp', { type: 'checkbox' })}
      />
      {!form.values.approvalRequired && form.values.privacy !== 'PRIVATE' && (
        <Switch
          size="md"
          label={t`People without an account may answer by mail`}
          description={t`They get a link by which they say yes, change it or take it back.`}
          {...form.getInputProps('mailAnswers', { type: 'checkbox' })}
        />
      )}
      {form.values.mailAnswers && (
        <Switch
          size="md"
          label={t`Ask them for a phone number`}
          {...form.getInputProps('mailPhone', { type: 'checkbox' })}
        />
      )}
      <Switch
        size="md"
        label={t`People on the waiting list may join the conversation`}
        {...form.getInputProps('waitingMayTalk', { type: 'checkbox' })}
      />
    </Group>
  );
}
