import { useLingui } from '@lingui/react/macro';
import SelectUser from '#areas/person/web/parts/SelectUser.tsx';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { sharePost } from '../mutations.ts';

/** Shows a post to some of the people I follow (POST-6). */
export default function SharePost({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <SelectUser
      onClose={onClose}
      onInvite={async (people) => {
        try {
          const { message } = await sharePost(
            postId,
            people.map(({ id }) => id),
          );
          showToast({ kind: 'success', summary: message });
          return true;
        } catch (error) {
          showToast({ kind: 'error', summary: t`Share to Friend`, detail: wordProblem(error) });
          return false;
        }
      }}
    />
  );
}
