import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { handOver } from '../mutations.ts';
import { useManage } from './use-manage.ts';

interface HandOverDialogProps {
  huddle: HuddleView;
  opened: boolean;
  onClose: () => void;
}

/** The host gives the huddle to a co-host. */
export function HandOverDialog({ huddle, opened, onClose }: HandOverDialogProps) {
  const { t } = useLingui();
  const manage = useManage();
  const [to, setTo] = useState(huddle.coHosts[0]?.id ?? '');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Hand this huddle over?</Trans>}
      confirm={<Trans>Ask them</Trans>}
      onConfirm={async () => {
        if (await manage(() => handOver(huddle.id, to))) onClose();
      }}
    >
      <NativeSelect
        size="md"
        label={t`To whom`}
        description={t`They are asked first. With their yes you become a co-host.`}
        data={huddle.coHosts.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
