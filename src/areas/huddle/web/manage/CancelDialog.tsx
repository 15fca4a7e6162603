import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { cancelHuddle, planQuery, type Scope } from '../create/plan-api.ts';
import classes from './PlanTools.module.css';
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
  const [scope, setScope] = useState<Scope>('THIS');
  const { data: plan } = useQuery({ ...planQuery(huddle.id), enabled: opened });
  const cancel = async () => {
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
          description={t`Shown on the page. Optional.`}
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {(plan?.series?.following ?? 0) > 0 && (
          <SegmentedControl
            size="md"
            fullWidth
            aria-label={t`Which huddles`}
            data={[
              { value: 'THIS', label: t`Only this one` },
              { value: 'FOLLOWING', label: t`All following, too` },
            ]}
            value={scope}
            onChange={(value) => setScope(value as Scope)}
          />
        )}
        <SubmitButton danger wide onPress={cancel}>
          <Trans>Cancel the huddle</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
