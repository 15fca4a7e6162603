import { useLingui } from '@lingui/react/macro';
import { createLink } from '#areas/link/web/public/create-link.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/** Makes my share link of a post and copies it. */
export function useCopyLink(): (postId: string) => Promise<void> {
  const { t } = useLingui();
  return async (postId) => {
    try {
      const { url } = await createLink('POST', postId);
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Post`, detail: wordProblem(error) });
    }
  };
}
