import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconDownload, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { keptSizeOf } from '#platform/web/kept/kept-size.ts';
import { taken } from '#platform/web/kept/taken.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract/views.ts';
import classes from './OfflineSheet.module.css';
import { takeAlong } from './take-along.ts';

/** Takes all of a huddle along on this device, says how much it is, and gives the room back (OFF-1). */
export default function OfflineSheet({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const isTaken = useIsTaken(huddle.id);
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Without a network</Trans>}>
      <div className={classes.sheet}>
        {isTaken ? <Kept huddleId={huddle.id} /> : <NotYet />}
        <Deeds huddleId={huddle.id} isTaken={isTaken} />
      </div>
    </ResponsiveSheet>
  );
}

function NotYet() {
  return (
    <p>
      <Trans>
        Keeps this huddle on this device: details, people, notes, discussion and the map. It opens without a
        network until a week after the outing.
      </Trans>
    </p>
  );
}

function Kept({ huddleId }: { huddleId: string }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const { data: size } = useQuery({
    queryKey: ['kept-size', huddleId],
    meta: { kept: false },
    queryFn: () => keptSizeOf(huddleId),
    staleTime: 0,
  });
  return (
    <>
      <p className={classes.state} role="status">
        <IconCircleCheck aria-hidden size={20} stroke={1.8} />
        {size && size.bytes > 0 ? (
          <Trans>
            Kept on this device: {i18n.number(Math.max(1, Math.round(size.bytes / 1024)))} KB, as of{' '}
            {formatTime(new Date(size.at), clock)}
          </Trans>
        ) : (
          <Trans>Kept on this device</Trans>
        )}
      </p>
      {size && !size.isLasting && (
        <p className={classes.quiet}>
          <Trans>
            This browser may delete it when room gets short, Safari after seven days without a visit. With the
            app on the home screen it stays.
          </Trans>
        </p>
      )}
    </>
  );
}

function Deeds({ huddleId, isTaken }: { huddleId: string; isTaken: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const take = async () => {
    try {
      await takeAlong(queries, huddleId);
      await queries.invalidateQueries({ queryKey: ['kept-size', huddleId] });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Without a network`, detail: wordProblem(error) });
    }
  };
  if (!isTaken)
    return (
      <SubmitButton icon={<IconDownload aria-hidden size={20} />} onPress={take}>
        <Trans>Take offline</Trans>
      </SubmitButton>
    );
  return (
    <div className={classes.deeds}>
      <SubmitButton look="outline" icon={<IconRefresh aria-hidden size={20} />} onPress={take}>
        <Trans>Renew</Trans>
      </SubmitButton>
      <SubmitButton
        look="plain"
        icon={<IconTrash aria-hidden size={20} />}
        onPress={async () => taken.remove(huddleId)}
      >
        <Trans>Remove</Trans>
      </SubmitButton>
    </div>
  );
}

function useIsTaken(huddleId: string): boolean {
  return useSyncExternalStore(
    taken.subscribe,
    () => huddleId in taken.read(),
    () => false,
  );
}
