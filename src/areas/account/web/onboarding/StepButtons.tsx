import { Trans } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from '../gate-page.module.css';

interface StepButtonsProps {
  step: number;
  last: number;
  onBack: () => void;
  onFinish: () => Promise<void>;
  onSkip: () => Promise<void>;
}

/** On and back; after the name the rest can be left for later. */
export function StepButtons({ step, last, onBack, onFinish, onSkip }: StepButtonsProps) {
  return (
    <div className={classes.actions}>
      {step < last && (
        <Action type="submit">
          <Trans>Next</Trans>
        </Action>
      )}
      {step === last && (
        <SubmitButton onPress={onFinish}>
          <Trans>Finish</Trans>
        </SubmitButton>
      )}
      {step > 0 && (
        <Action look="outline" onClick={onBack}>
          <Trans>Back</Trans>
        </Action>
      )}
      {step > 0 && step < last && (
        <SubmitButton look="plain" onPress={onSkip}>
          <Trans>Skip the rest</Trans>
        </SubmitButton>
      )}
    </div>
  );
}
