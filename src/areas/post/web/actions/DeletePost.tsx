import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toast.ts';
import type { SaidView } from '../../contract/views.ts';
import { deletePost } from '../mutations.ts';

/** Deletes a post for good, after one question. */
export default function DeletePost({ post, onClose }: { post: SaidView; onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const remove = async () => {
    try {
      const { id, content } = post;
      const done = await deletePost(id, t`Delete: ${content}`);
      const summary = 'waiting' in done ? done.message : t`The post is deleted`;
      showToast({ kind: 'success', summary });
      onClose();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Post`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: ['post'] });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={<Trans>Delete this post?</Trans>}
      confirm={<Trans>Yes, delete</Trans>}
      danger
      onConfirm={remove}
    >
      <Trans>Its words, pictures and comments are gone for good, in reposts as well.</Trans>
    </ConfirmDialog>
  );
}
