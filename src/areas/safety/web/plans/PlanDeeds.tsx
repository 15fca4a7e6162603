import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { keepEnd } from '../kept-deeds.ts';
import type { ReturnPlanSummary } from '../queries.ts';
import { useDeed } from '../use-deed.ts';

/** Says that all are back: the biggest button wherever a plan runs. */
export function OutButton({ plan }: { plan: Pick<ReturnPlanSummary, 'id' | 'huddleId' | 'name'> }) {
  const { t } = useLingui();
  const deed = useDeed(plan.huddleId);
  const alone = plan.huddleId === null;
  const words = alone ? t`I am back: ${plan.name}` : t`We are out: ${plan.name}`;
  return (
    <SubmitButton
      size="large"
      wide
      icon={<IconCheck aria-hidden size={22} />}
      onPress={() => deed(() => keepEnd(plan, words))}
    >
      {alone ? <Trans>I am back</Trans> : <Trans>We are out</Trans>}
    </SubmitButton>
  );
}
