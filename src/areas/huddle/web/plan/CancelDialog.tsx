import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import classes from './PlanTools.module.css';
import { cancelHuddle, planQuery, type Scope } from './plan-api.ts';
import { useManage } from './use-manage.ts';

interface CancelDialogProps {
  huddle: HuddleView;
  opened: boolean;
  onClose: () => void;
}

/** Calls a huddle off; the reason stands on its page and everybody is told. */
export function CancelDialog({ huddle, opened, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const manage = useManage();
  const [reason, setReason] = useState('');
  // A club that approves its outings hears why one of them is off.
  const isNeeded = huddle.approval !== null;
  const isMissing = isNeeded && reason.trim() === '';
  const cancel = (scope: Scope) => async () => {
    if (await manage(() => cancelHuddle(huddle.id, reason, scope))) onClose();
  };
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={<Trans>Cancel this huddle?</Trans>}>
      <div className={classes.fields}>
        <p>
          <Trans>
            Everybody who has to do with it is told, and calendars strike it out. It stays readable.
          </Trans>
        </p>
        <Textarea
          size="md"
          label={t`Why`}
          placeholder={t`Storm warning for Saturday`}
          description={isNeeded ? t`Shown on the page.` : t`Shown on the page. Optional.`}
          required={isNeeded}
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <CancelButtons huddleId={huddle.id} disabled={isMissing} cancel={cancel} />
      </div>
    </ResponsiveSheet>
  );
}

interface CancelButtonsProps {
  huddleId: string;
  disabled: boolean;
  cancel: (scope: Scope) => () => Promise<void>;
}

/** One button, or a choice of how many where the huddle repeats. Drawn only while the dialog is open. */
function CancelButtons({ huddleId, disabled, cancel }: CancelButtonsProps) {
  const { data: plan, isFetching, isFetchedAfterMount } = useQuery({ ...planQuery(huddleId), staleTime: 0 });
  // What was kept may be older than the series. Readings after the first one must not swallow a press.
  const isReading = isFetching && !isFetchedAfterMount;
  const following = plan?.series?.following ?? 0;
  if (isReading || following === 0)
    return (
      <SubmitButton danger wide busy={isReading} disabled={disabled} onPress={cancel('THIS')}>
        <Trans>Cancel the huddle</Trans>
      </SubmitButton>
    );
  return (
    <>
      <p>
        <Trans>This huddle repeats. Which of them do you cancel?</Trans>
      </p>
      <SubmitButton danger wide disabled={disabled} onPress={cancel('THIS')}>
        <Trans>Cancel only this one</Trans>
      </SubmitButton>
      <SubmitButton danger wide disabled={disabled} onPress={cancel('FOLLOWING')}>
        <Plural
          value={following}
          one="Cancel this and the one after it"
          other="Cancel this and the # after it"
        />
      </SubmitButton>
    </>
  );
}
