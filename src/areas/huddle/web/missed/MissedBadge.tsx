import { Plural } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import type { ParticipantView } from '../../contract/people.ts';

const MissedSheet = latePart(() => import('./MissedSheet.tsx'));

/** For hosts: how much somebody missed in a year, and what, at one press; nothing where it is nothing (COM-13). */
export function MissedBadge({ huddleId, participant }: { huddleId: string; participant: ParticipantView }) {
  const [open, setOpen] = useState(false);
  const { missed, person } = participant;
  if (!missed) return null;
  return (
    <>
      <Action
        look="plain"
        size="small"
        icon={<IconHistory aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      >
        <Plural value={missed} one="Missed # outing" other="Missed # outings" />
      </Action>
      {open && <MissedSheet huddleId={huddleId} person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
