import { Plural, Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface CapacityDialogProps {
  /** People who hold a place; undefined while nothing is wrong. */
  taken: number | undefined;
  onKeep: (taken: number) => void;
  onClose: () => void;
}

/** The limit would be below those who hold a place: nobody is dropped silently, the host decides. */
export function CapacityDialog({ taken = 0, onKeep, onClose }: CapacityDialogProps) {
  return (
    <ConfirmDialog
      opened={taken > 0}
      onClose={onClose}
      title={<Trans>More people hold a place</Trans>}
      confirm={<Trans>Make it {taken}</Trans>}
      onConfirm={() => onKeep(taken)}
    >
      <p>
        <Plural value={taken} one="# person already holds a place." other="# people already hold a place." />{' '}
        <Trans>Nobody is dropped. Make that the limit, or talk to people first.</Trans>
      </p>
    </ConfirmDialog>
  );
}
