import { Trans } from '@lingui/react/macro';
import { IconCloudCheck, IconCloudOff, IconLoader } from '@tabler/icons-react';
import classes from './create.module.css';
import type { Saving } from './use-draft.ts';

/** Whether what was typed is safe. */
export function SaveState({ saving }: { saving: Saving }) {
  return (
    <p className={classes.saving} role="status">
      <Said saving={saving} />
    </p>
  );
}

function Said({ saving }: { saving: Saving }) {
  switch (saving) {
    case 'nothing':
      return <Trans>Kept as a draft from your first word on.</Trans>;
    case 'saving':
      return (
        <>
          <IconLoader aria-hidden size={18} />
          <Trans>Saving…</Trans>
        </>
      );
    case 'saved':
      return (
        <>
          <IconCloudCheck aria-hidden size={18} />
          <Trans>Saved as a draft</Trans>
        </>
      );
    case 'waiting':
      return (
        <>
          <IconCloudOff aria-hidden size={18} />
          <Trans>Not saved yet: trying again. What you typed stays here.</Trans>
        </>
      );
    case 'apart':
      return <Trans>This draft was changed elsewhere.</Trans>;
  }
}
