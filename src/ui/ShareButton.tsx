import { Trans, useLingui } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { Action } from './Action.tsx';
import { showToast } from './toast.ts';

/** Hands the address of a page to the device, or into the clipboard. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { t } = useLingui();
  const share = async () => {
    const url = new URL(path, window.location.origin).href;
    if (navigator.share) {
      // Closing the device's own sheet is no fault.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch {
      showToast({ kind: 'info', summary: t`The address of this page`, detail: url });
    }
  };
  return (
    <Action look="outline" icon={<IconShare aria-hidden size={20} />} onClick={() => void share()}>
      <Trans>Share</Trans>
    </Action>
  );
}
