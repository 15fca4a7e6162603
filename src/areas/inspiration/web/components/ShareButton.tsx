import { Trans, useLingui } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { Action } from '#ui/Action.tsx';
import { showToast } from '#ui/toast.ts';
import { addressOf } from '../address-of.ts';

/** Hands the address of a story to the device, or into the clipboard. */
export function ShareButton({ story }: { story: { readonly id: string; readonly title: string } }) {
  const { t } = useLingui();
  const share = async () => {
    const url = new URL(addressOf(story.id), window.location.origin).href;
    if (navigator.share) {
      // Closing the device's own sheet is no fault.
      await navigator.share({ title: story.title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch {
      showToast({ kind: 'info', summary: t`The address of this story`, detail: url });
    }
  };
  return (
    <Action look="outline" icon={<IconShare aria-hidden size={20} />} onClick={() => void share()}>
      <Trans>Share</Trans>
    </Action>
  );
}
