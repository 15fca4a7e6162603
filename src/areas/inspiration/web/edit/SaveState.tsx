import { Trans } from '@lingui/react/macro';
import { IconCloudCheck, IconCloudOff, IconLoader } from '@tabler/icons-react';
import { formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import classes from './edit.module.css';
import type { DraftSaving } from './use-draft-saving.ts';

/** Whether what was typed is safe, and since when. */
export function SaveState({ saves, onSettle }: { saves: DraftSaving; onSettle: () => void }) {
  return (
    <div className={classes.saving} role="status">
      <Said saves={saves} onSettle={onSettle} />
    </div>
  );
}

function Said({ saves, onSettle }: { saves: DraftSaving; onSettle: () => void }) {
  const clock = useClock();
  const at = formatTime(new Date(saves.savedAt), clock);
  switch (saves.saving) {
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
          <Trans>Saved at {at}</Trans>
        </>
      );
    case 'waiting':
      return (
        <>
          <IconCloudOff aria-hidden size={18} />
          <Trans>Not saved yet: trying again. What you typed stays here.</Trans>
        </>
      );
    case 'refused':
      return (
        <>
          <IconCloudOff aria-hidden size={18} />
          <Trans>Not saved: {saves.fault ?? ''}</Trans>
        </>
      );
    case 'apart':
      return (
        <>
          <Trans>This inspiration was changed elsewhere.</Trans>{' '}
          <Action look="plain" size="small" onClick={onSettle}>
            <Trans>Look at both</Trans>
          </Action>
        </>
      );
  }
}
