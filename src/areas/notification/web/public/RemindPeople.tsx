import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBellRinging } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Readers } from '#areas/person/web/public/Readers.tsx';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { reminderQuery, reminderReadersQuery, remindPeople } from '../outings/outings.ts';

/** For hosts: one press asks those who have not answered or not seen a change, once a day at most (COM-9). */
export function RemindPeople({ huddleId }: { huddleId: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [key, setKey] = useState(newIdempotencyKey);
  const { data } = useQuery(reminderQuery(huddleId));
  if (!data || data.unanswered + data.unseen === 0) return null;
  const remind = async () => {
    toastOutcome(t`Huddle`, await runAndToast(() => remindPeople(huddleId, key)));
    setKey(newIdempotencyKey());
    setAsking(false);
    await queries.invalidateQueries({ queryKey: reminderQuery(huddleId).queryKey });
  };
  return (
    <section>
      <p>
        {data.unanswered > 0 && (
          <Plural
            value={data.unanswered}
            one="# person has not answered."
            other="# people have not answered."
          />
        )}{' '}
        {data.unseen > 0 && (
          <Plural
            value={data.unseen}
            one="# person has not seen the change."
            other="# people have not seen the change."
          />
        )}{' '}
        {data.nextAt && <Trans>You have reminded them in the last 24 hours.</Trans>}
      </p>
      {!data.nextAt && (
        <Action
          look="outline"
          icon={<IconBellRinging aria-hidden size={18} />}
          onClick={() => setAsking(true)}
        >
          <Trans>Remind them</Trans>
        </Action>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Remind them now?</Trans>}
        confirm={
          <Plural value={data.unanswered + data.unseen} one="Remind # person" other="Remind # people" />
        }
        onConfirm={remind}
      >
        <Trans>
          They get a notice and, unless they have switched it off, a mail. You can remind people once a day.
        </Trans>
        {asking && <Readers of={reminderReadersQuery(huddleId)} />}
      </ConfirmDialog>
    </section>
  );
}
