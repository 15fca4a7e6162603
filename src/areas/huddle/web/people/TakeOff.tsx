import { Trans, useLingui } from '@lingui/react/macro';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { ParticipantView } from '../../contract/people.ts';
import { useUndoable } from '../host-acts/use-undoable.ts';
import { actsOn } from './acts-on.ts';

/** Takes somebody off the huddle, after one question. */
export function TakeOff({ huddleId, participant }: { huddleId: string; participant: ParticipantView }) {
  const { t } = useLingui();
  const run = useUndoable(huddleId);
  const [asking, setAsking] = useState(false);
  const { displayName } = participant.person;
  return (
    <>
      <Action
        look="plain"
        size="small"
        aria-label={t`Take ${displayName} off`}
        icon={<IconUserMinus aria-hidden size={20} />}
        onClick={() => setAsking(true)}
      >
        {null}
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Take {displayName} off this huddle?</Trans>}
        confirm={<Trans>Take off</Trans>}
        danger
        onConfirm={async () => {
          if (await run(actsOn(huddleId, participant).takeOff)) setAsking(false);
        }}
      >
        {participant.unregistered ? (
          <Trans>
            Their places go to the waiting list. Tell them yourself, as they have no account here.
          </Trans>
        ) : (
          <Trans>
            Their places go to the waiting list. They are told, and cannot answer again until you let them.
          </Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
