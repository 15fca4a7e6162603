import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { keepEnd } from '../kept-deeds.ts';
import type { ReturnPlanSummary } from '../queries.ts';
import { useDeed } from '../use-deed.ts';

interface OutButtonProps {
  plan: Pick<ReturnPlanSummary, 'id' | 'huddleId' | 'name'>;
}

/** Says that all are back: the biggest button wherever a plan runs. For others it is asked once more. */
export function OutButton({ plan }: OutButtonProps) {
  const { t } = useLingui();
  const deed = useDeed(plan.huddleId);
  const [asking, setAsking] = useState(false);
  const alone = plan.huddleId === null;
  const words = alone ? t`I am back: ${plan.name}` : t`We are all back: ${plan.name}`;
  const end = async () => {
    await deed(() => keepEnd(plan, words));
    setAsking(false);
  };
  return (
    <>
      <SubmitButton
        size="large"
        wide
        icon={<IconCheck aria-hidden size={22} />}
        onPress={alone ? end : () => setAsking(true)}
      >
        {alone ? <Trans>I am back</Trans> : <Trans>We are all back</Trans>}
      </SubmitButton>
      {!alone && (
        <ConfirmDialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={<Trans>Is everybody back?</Trans>}
          confirm={<Trans>Yes, everybody</Trans>}
          onConfirm={end}
        >
          <Trans>Nobody is watched over any more, and everybody who was told hears that all are back.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
