import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toast.ts';
import { deleteDraft } from './plan-api.ts';

/** Throws a draft away, after asking. */
export function DropDraft({ draftId, onGone }: { draftId: string; onGone: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const drop = async () => {
    try {
      const { message } = await deleteDraft(draftId);
      onGone();
      void queries.invalidateQueries({ queryKey: ['huddle', 'list'] });
      showToast({ kind: 'success', summary: message });
      await navigate('/huddle/mine?show=DRAFTS');
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
    }
  };
  return (
    <>
      <Action look="plain" onClick={() => setAsking(true)}>
        <Trans>Throw this draft away</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Throw this draft away?</Trans>}
        confirm={<Trans>Throw away</Trans>}
        onConfirm={drop}
        danger
      >
        <Trans>Nobody has seen it, and it cannot be brought back.</Trans>
      </ConfirmDialog>
    </>
  );
}
