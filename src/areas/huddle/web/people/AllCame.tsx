import { Trans } from '@lingui/react/macro';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { turnoutOpensAt } from '../../rules/people.ts';
import { useUndoable } from '../host-acts/use-undoable.ts';
import { markAllAsCome } from '../mutations.ts';

/** One press when nobody is missing; it asks first, as it notes many people at once (HUD-29). */
export function AllCame({ huddle }: { huddle: HuddleView }) {
  const run = useUndoable(huddle.id);
  const [asking, setAsking] = useState(false);
  const going = huddle.participantsSummary.totalConfirmedPeople ?? 0;
  if (going === 0 || new Date() < turnoutOpensAt(new Date(huddle.startDateTime))) return null;
  return (
    <p>
      <Action look="outline" icon={<IconChecks aria-hidden size={18} />} onClick={() => setAsking(true)}>
        <Trans>Mark all as come</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Mark all as come?</Trans>}
        confirm={<Trans>Mark all as come</Trans>}
        onConfirm={async () => {
          if (await run(() => markAllAsCome(huddle.id))) setAsking(false);
        }}
      >
        <Trans>Those you have noted already stay as they are. You can still change each of them.</Trans>
      </ConfirmDialog>
    </p>
  );
}
