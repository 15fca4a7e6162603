import { useLingui } from '@lingui/react/macro';
import SelectUser from '#areas/person/web/parts/SelectUser.tsx';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { shareInspiration } from '../mutations.ts';

/** Shows a story to people one follows; each is told. */
export default function SharePeople({
  inspirationId,
  onClose,
}: {
  inspirationId: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <SelectUser
      onClose={onClose}
      onInvite={async (people) => {
        try {
          const { message } = await shareInspiration(
            inspirationId,
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
