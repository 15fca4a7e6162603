import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toast.ts';
import type { DraftView } from '../../contract/views.ts';
import { deleteInspiration, unpublishInspiration } from '../mutations.ts';
import { forgetKept } from './use-kept-here.ts';

interface EndDialogProps {
  draft: Pick<DraftView, 'id' | 'state'>;
  what: 'unpublish' | 'delete';
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/** Takes a story away from readers, or away altogether, after one question. */
export function EndDialog({ draft: { id, state }, what, onReload, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const run = async () => {
    try {
      const { message } = await (what === 'delete' ? deleteInspiration(id) : unpublishInspiration(id));
      showToast({ kind: 'success', summary: message });
      if (what === 'delete') forgetKept(id);
      onClose();
      await queries.invalidateQueries({ queryKey: ['inspiration'] });
      await (what === 'delete' ? navigate('/inspiration/authored') : onReload());
    } catch (error) {
      showToast({ kind: 'error', summary: t`Inspiration`, detail: wordProblem(error) });
    }
  };
  const asked = { opened: true, onClose, onConfirm: run, danger: true } as const;
  if (what === 'delete') {
    return (
      <ConfirmDialog
        {...asked}
        title={<Trans>Delete this inspiration?</Trans>}
        confirm={<Trans>Yes, delete</Trans>}
      >
        <Trans>Its words, pictures, comments and history are gone for good.</Trans>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      {...asked}
      title={state === 'PUBLISHED' ? <Trans>Unpublish it?</Trans> : <Trans>Cancel publishing?</Trans>}
      confirm={state === 'PUBLISHED' ? <Trans>Unpublish</Trans> : <Trans>Call it off</Trans>}
    >
      <Trans>Nobody but you sees it then. The draft stays, and so do its comments.</Trans>
    </ConfirmDialog>
  );
}
