import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { taken } from '#platform/web/kept/taken.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract/views.ts';
import classes from './OfflineSheet.module.css';
import { Pack, packKey } from './Pack.tsx';
import { RoomNote } from './RoomNote.tsx';
import { takeAlong } from './take-along.ts';

/** Takes all of a huddle along on this device, says what of it is there, and gives the room back (OFF-1). */
export default function OfflineSheet({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const isTaken = useIsTaken(huddle.id);
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Without a network</Trans>}>
      <div className={classes.sheet}>
        {isTaken ? <Pack huddle={huddle} /> : <NotYet />}
        <RoomNote />
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

function Deeds({ huddleId, isTaken }: { huddleId: string; isTaken: boolean }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const take = async () => {
    try {
      await takeAlong(queries, huddleId);
      await queries.invalidateQueries({ queryKey: packKey(huddleId) });
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
