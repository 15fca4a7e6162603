import { Trans } from '@lingui/react/macro';
import { formatAway } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface FarDialogProps {
  /** How far people would meet from the venue; null while nothing is asked. */
  kilometers: number | null;
  onClose: () => void;
  onSure: () => void;
}

/** Asks whether people really meet so far from the venue: towns share their names. */
export function FarDialog({ kilometers, onClose, onSure }: FarDialogProps) {
  const { locale } = useClock();
  const distance = formatAway((kilometers ?? 0) * 1_000, useMeasures(), locale);
  return (
    <ConfirmDialog
      opened={kilometers !== null}
      onClose={onClose}
      title={<Trans>As far away as that?</Trans>}
      confirm={<Trans>Keep it</Trans>}
      onConfirm={onSure}
    >
      <Trans>Where people meet is {distance} from the venue.</Trans>
    </ConfirmDialog>
  );
}
