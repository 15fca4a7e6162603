import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../../contract-values.ts';
import { changeNames } from '../../messages.ts';
import { acknowledgeMove } from '../../mutations.ts';
import { useCarryOut } from '../../use-carry-out.ts';
import classes from './Notices.module.css';

/** Time or place has changed: the viewer says that they know, and the hosts see it (HUD-24). */
export default function MovedNotice({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const carryOut = useCarryOut(huddle.id);
  const changed = huddle.movedWhat.map((change) => t(changeNames[change])).join(', ');
  return (
    <section className={classes.notice} aria-label={t`Something has changed`}>
      <IconAlertTriangle aria-hidden size={24} stroke={1.7} />
      <p>
        <strong>
          <Trans>The plan has changed.</Trans>
        </strong>{' '}
        <Trans>New: {changed}. Look below, and tell the hosts that you know.</Trans>
      </p>
      <SubmitButton onPress={() => carryOut(() => acknowledgeMove(huddle.id))}>
        <Trans>I have seen it</Trans>
      </SubmitButton>
    </section>
  );
}
