import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { Health } from '../contract/operator.ts';
import { setReadOnly } from './mutations.ts';
import classes from './operator.module.css';
import { Part } from './Part.tsx';
import { useOperating } from './use-operating.ts';

/** Lets people only read during maintenance, and write again. */
export function ReadOnlyPart({ since }: { since: Health['readOnly'] }) {
  const [asked, setAsked] = useState(false);
  const clock = useClock();
  const operate = useOperating();
  const at = since && formatDateTime(new Date(since.since), new Date(), clock);
  const by = since?.operator;
  const begin = async () => {
    if (await operate(setReadOnly(true))) setAsked(false);
  };
  return (
    <Part title={<Trans>Read-only mode</Trans>}>
      <p className={classes.note}>
        {since ? (
          <Trans>
            Since {at}, by {by}: people can read, but not change anything.
          </Trans>
        ) : (
          <Trans>For maintenance: people can read, but not change anything. Jobs go on.</Trans>
        )}
      </p>
      <div className={classes.ways}>
        {since ? (
          <SubmitButton onPress={() => operate(setReadOnly(false))}>
            <Trans>Turn read-only mode off</Trans>
          </SubmitButton>
        ) : (
          <SubmitButton look="outline" onPress={() => setAsked(true)}>
            <Trans>Turn read-only mode on</Trans>
          </SubmitButton>
        )}
      </div>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={<Trans>Turn read-only mode on?</Trans>}
        confirm={<Trans>Turn on</Trans>}
        onConfirm={begin}
        danger
      >
        <Trans>Nobody can answer, write or change anything until you end it here.</Trans>
      </ConfirmDialog>
    </Part>
  );
}
