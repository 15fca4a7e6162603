import { Trans } from '@lingui/react/macro';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { layDownRole } from '../mutations.ts';
import { useManage } from './use-manage.ts';

interface LayDownDialogProps {
  huddleId: string;
  opened: boolean;
  onClose: () => void;
}

/** A co-host stops being one. */
export function LayDownDialog({ huddleId, opened, onClose }: LayDownDialogProps) {
  const manage = useManage();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Stop co-hosting?</Trans>}
      confirm={<Trans>Stop co-hosting</Trans>}
      onConfirm={async () => {
        if (await manage(() => layDownRole(huddleId))) onClose();
      }}
    >
      <Trans>You can then answer like anyone else. The hosts are told.</Trans>
    </ConfirmDialog>
  );
}
