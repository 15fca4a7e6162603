import { useLingui } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { Action } from '#ui/Action.tsx';
import { showToast } from '#ui/toast.ts';
import { handOn } from '../use-share.ts';

/** The phone's own way of sharing, or a copied address. */
export function VisitorShare({ name }: { name: string }) {
  const { t } = useLingui();
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (await handOn(name, url)) showToast({ kind: 'success', summary: t`Link copied`, detail: url });
  };
  return (
    <Action
      look="outline"
      aria-label={t`Share`}
      icon={<IconShare aria-hidden size={20} />}
      onClick={() => void share()}
    >
      {null}
    </Action>
  );
}
