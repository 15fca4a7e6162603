import { useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import SelectUser from './SelectUser.tsx';

interface ShareWithPeopleProps {
  /** Tells these people of it; answers a sentence. */
  share: (userIds: string[]) => Promise<{ message: string }>;
  onClose: () => void;
}

/** Shows something to some of the people I follow; a failure says so and keeps the choice (COM-5, POST-6). */
export default function ShareWithPeople({ share, onClose }: ShareWithPeopleProps) {
  const { t } = useLingui();
  return (
    <SelectUser
      onClose={onClose}
      onInvite={async (people) => {
        try {
          const { message } = await share(people.map(({ id }) => id));
          showToast({ kind: 'success', summary: t`Share to Friend`, detail: message });
          return true;
        } catch (error) {
          showToast({ kind: 'error', summary: t`Share to Friend`, detail: wordProblem(error) });
          return false;
        }
      }}
    />
  );
}
