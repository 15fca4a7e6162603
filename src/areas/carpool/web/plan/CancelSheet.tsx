import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CarpoolView } from '../../contract/views.ts';
import classes from '../carpool.module.css';
import { cancelCarpool } from '../mutations.ts';
import { useAct } from '../use-act.ts';

/** Calls a carpool off, with a word to those whom it concerns. */
export default function CancelSheet({ carpool, onClose }: { carpool: CarpoolView; onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const [reason, setReason] = useState('');
  const send = async () => {
    if (await act(() => cancelCarpool(carpool.id, reason))) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Cancel this carpool?</Trans>}>
      <div className={classes.sheet}>
        <p>
          <Trans>Everybody who rides, waits or has asked is told. It cannot be opened again.</Trans>
        </p>
        <Textarea
          size="md"
          label={t`Why`}
          description={t`For those whom it concerns; may stay empty.`}
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SubmitButton onPress={send} danger wide>
          <Trans>Call off</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
