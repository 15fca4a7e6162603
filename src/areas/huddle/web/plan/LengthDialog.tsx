import { Trans } from '@lingui/react/macro';
import { formatDuration } from '#platform/shared/duration.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface LengthDialogProps {
  /** How long it would be; null while nothing is asked. */
  minutes: number | null;
  onClose: () => void;
  onSure: () => void;
}

/** Asks whether an outing of more than a day is meant. */
export function LengthDialog({ minutes, onClose, onSure }: LengthDialogProps) {
  const length = formatDuration(minutes ?? 0);
  return (
    <ConfirmDialog
      opened={minutes !== null}
      onClose={onClose}
      title={<Trans>As long as that?</Trans>}
      confirm={<Trans>Yes, as long as that</Trans>}
      onConfirm={onSure}
    >
      <Trans>From start to end it lasts {length}.</Trans>
    </ConfirmDialog>
  );
}
