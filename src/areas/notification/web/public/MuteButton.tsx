import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { MutableType } from '../../rules/objects.ts';
import { mute, mutesQuery, unmute } from '../choices/choices.ts';

/** Hears of one huddle or community only what is urgent, or all again (NOT-6). */
export function MuteButton({ type, id }: { type: MutableType; id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(mutesQuery);
  if (!data) return null;
  const isMuted = data.items.some((item) => item.id === id);
  const press = async () => {
    const work = () => (isMuted ? unmute(type, id) : mute(type, id));
    toastOutcome(t`Notifications`, await runAndToast(work));
    await queries.invalidateQueries({ queryKey: mutesQuery.queryKey });
  };
  const Sign = isMuted ? IconBell : IconBellOff;
  return (
    <SubmitButton look="plain" size="small" icon={<Sign aria-hidden size={20} />} onPress={press}>
      {isMuted ? <Trans>Unmute notifications</Trans> : <Trans>Mute notifications</Trans>}
    </SubmitButton>
  );
}
