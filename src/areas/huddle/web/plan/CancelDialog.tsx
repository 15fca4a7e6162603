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
  // What was kept may be of before it was repeated.
  const { data: plan, isFetching } = useQuery({ ...planQuery(huddle.id), enabled: opened, staleTime: 0 });
  // A club that approves its outings hears why one of them is off.
  const isNeeded = huddle.approval !== null;
  const isMissing = isNeeded && reason.trim() === '';
  const following = plan?.series?.following ?? 0;
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
        {isFetching || following === 0 ? (
          <SubmitButton danger wide busy={isFetching} disabled={isMissing} onPress={cancel('THIS')}>
            <Trans>Cancel the huddle</Trans>
          </SubmitButton>
        ) : (
          <>
            <p>
              <Trans>This huddle repeats. Which of them do you cancel?</Trans>
            </p>
            <SubmitButton danger wide disabled={isMissing} onPress={cancel('THIS')}>
              <Trans>Cancel only this one</Trans>
            </SubmitButton>
            <SubmitButton danger wide disabled={isMissing} onPress={cancel('FOLLOWING')}>
              <Plural
                value={following}
                one="Cancel this and the one after it"
                other="Cancel this and the # after it"
              />
            </SubmitButton>
          </>
        )}
      </div>
    </ResponsiveSheet>
  );
}
