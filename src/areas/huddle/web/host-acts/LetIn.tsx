import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';

const LetInSheet = latePart(() => import('./LetInSheet.tsx'));

interface LetInProps {
  huddle: HuddleView;
  participant: ParticipantView;
}

/** A host lets somebody in ahead of others; a request only where others wait, as accepting it is enough otherwise. */
export function LetIn({ huddle, participant }: LetInProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const others = huddle.participantsSummary.totalWaitingParticipants ?? 0;
  const waits = participant.place === 'WAITING' || (participant.place === 'REQUESTED' && others > 0);
  if (!waits) return null;
  const { displayName } = participant.person;
  return (
    <>
      <Action
        look="outline"
        size="small"
        aria-label={t`Let ${displayName} in out of turn`}
        onClick={() => setOpen(true)}
      >
        <Trans>Let in</Trans>
      </Action>
      {open && <LetInSheet huddle={huddle} participant={participant} onClose={() => setOpen(false)} />}
    </>
  );
}
