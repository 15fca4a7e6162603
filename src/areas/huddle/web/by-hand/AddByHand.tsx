import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import type { HuddleView } from '../../contract/views.ts';

const ByHandSheet = latePart(() => import('./ByHandSheet.tsx'));

/** A host adds somebody who rang (HUD-29). */
export function AddByHand({ huddle }: { huddle: HuddleView }) {
  const [open, setOpen] = useState(false);
  return (
    <p>
      <Action look="outline" icon={<IconUserPlus aria-hidden size={18} />} onClick={() => setOpen(true)}>
        <Trans>Add somebody by hand</Trans>
      </Action>
      {open && <ByHandSheet huddle={huddle} onClose={() => setOpen(false)} />}
    </p>
  );
}

/** Changes what a host wrote down of somebody. */
export function ChangeByHand({ huddle, participant }: { huddle: HuddleView; participant: ParticipantView }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { displayName } = participant.person;
  return (
    <>
      <Action
        look="plain"
        size="small"
        aria-label={t`Change ${displayName}`}
        icon={<IconPencil aria-hidden size={20} />}
        onClick={() => setOpen(true)}
      >
        {null}
      </Action>
      {open && <ByHandSheet huddle={huddle} participant={participant} onClose={() => setOpen(false)} />}
    </>
  );
}

const telephone = /^\+?\d[\d\s()/.-]{4,}$/;

/** What a host wrote down beside the name; a phone number can be rung. */
export function NoteByHand({ note }: { note: string }) {
  if (note === '') return null;
  if (!telephone.test(note)) return <span dir="auto">{note}</span>;
  return <a href={`tel:${note.replace(/[^+\d]/g, '')}`}>{note}</a>;
}
