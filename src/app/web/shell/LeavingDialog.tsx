import { Plural, Trans } from '@lingui/react/macro';
import { logOut } from '#platform/web/log-out.ts';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SaveWaiting } from './SaveWaiting.tsx';

/** Logging out takes along what waits to be sent, so it is asked about first (OFF-3). */
export default function LeavingDialog({ onClose }: { onClose: () => void }) {
  const acts = useActs();
  const { length: count } = acts;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={<Trans>Log out before it is sent?</Trans>}
      confirm={<Trans>Discard and log out</Trans>}
      onConfirm={logOut}
      danger
    >
      <Plural
        value={count}
        one="# thing you did has not been sent yet. Logging out discards it."
        other="# things you did have not been sent yet. Logging out discards them."
      />
      <SaveWaiting acts={acts} />
    </ConfirmDialog>
  );
}
