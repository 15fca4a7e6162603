import { Trans } from '@lingui/react/macro';
import { ProgressText } from '#ui/ProgressText.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './ProfileHead.module.css';

interface SheetButtonsProps {
  /** How much of the upload has left, 0 to 1, while there is one. */
  share: number | undefined;
  disabled?: boolean;
  onStop: () => void;
  onSave: () => Promise<unknown>;
  onRemove?: () => Promise<unknown>;
}

/** Keep or take away; a long upload tells how far it is and can be stopped (SHELL-15). */
export function SheetButtons({ share, disabled = false, onStop, onSave, onRemove }: SheetButtonsProps) {
  return (
    <>
      {share !== undefined && (
        <ProgressText share={share} onCancel={onStop}>
          <Trans>Sending the picture</Trans>
        </ProgressText>
      )}
      <div className={classes.ways}>
        <SubmitButton onPress={onSave} disabled={disabled}>
          <Trans>Save</Trans>
        </SubmitButton>
        {onRemove && (
          <SubmitButton look="plain" onPress={onRemove}>
            <Trans>Remove</Trans>
          </SubmitButton>
        )}
      </div>
    </>
  );
}
