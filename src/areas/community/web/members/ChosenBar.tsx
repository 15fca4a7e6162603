import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Readers } from '#areas/person/web/public/Readers.tsx';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView } from '../../contract/views.ts';
import { MAX_WORDS } from '../../rules/limits.ts';
import shared from '../community.module.css';
import { markPaid, remindOfDues, writeToMembers } from '../mutations.ts';
import { memberReadersQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import classes from './Members.module.css';
import type { Chosen } from './use-chosen.ts';

/** What can be done with all members that are chosen (COM-12). */
export function ChosenBar({ community, chosen }: { community: CommunityView; chosen: Chosen }) {
  const act = useAct();
  const [open, setOpen] = useState<'write' | 'paid' | 'remind'>();
  const { acts } = community.membership;
  const ids = [...chosen.ids];
  if (ids.length === 0) return null;
  const close = () => setOpen(undefined);
  const finish = async (work: Parameters<typeof act>[0]) => {
    if (!(await act(work))) return;
    close();
    chosen.set([]);
  };
  return (
    <div className={classes.chosen}>
      <strong aria-live="polite">
        <Plural value={ids.length} one="# chosen" other="# chosen" />
      </strong>
      {acts.includes('MESSAGE') && (
        <Action look="outline" size="small" onClick={() => setOpen('write')}>
          <Trans>Write to them</Trans>
        </Action>
      )}
      {acts.includes('DUES') && (
        <>
          <Action look="outline" size="small" onClick={() => setOpen('paid')}>
            <Trans>Note as paid</Trans>
          </Action>
          <Action look="outline" size="small" onClick={() => setOpen('remind')}>
            <Trans>Remind of dues</Trans>
          </Action>
        </>
      )}
      <Action look="plain" size="small" onClick={() => chosen.set([])}>
        <Trans>Choose nobody</Trans>
      </Action>
      <ConfirmDialog
        opened={open === 'remind'}
        onClose={close}
        title={<Trans>Remind of dues</Trans>}
        confirm={<Trans>Remind them</Trans>}
        onConfirm={() => finish(() => remindOfDues(community.id, ids))}
      >
        {open === 'remind' && <Readers of={memberReadersQuery(community.id, 'dues', ids)} />}
      </ConfirmDialog>
      {open === 'write' && (
        <WriteSheet
          people={ids.length}
          readers={<Readers of={memberReadersQuery(community.id, 'message', ids)} />}
          onClose={close}
          onSend={(text, key) => finish(() => writeToMembers(community.id, ids, text, key))}
        />
      )}
      {open === 'paid' && (
        <PaidSheet
          people={ids.length}
          onClose={close}
          onSave={(day) => finish(() => markPaid(community.id, ids, day))}
        />
      )}
    </div>
  );
}

interface WriteSheetProps {
  people: number;
  readers: ReactNode;
  onClose: () => void;
  onSend: (text: string, key: string) => Promise<void>;
}

function WriteSheet({ people, readers, onClose, onSend }: WriteSheetProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [key] = useState(newIdempotencyKey);
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={<Plural value={people} one="Write to # member" other="Write to # members" />}
    >
      <div className={shared.sheet}>
        <Textarea
          size="md"
          label={t`Message`}
          description={t`Each reads it in the app and by mail, and does not see who else does.`}
          autosize
          minRows={4}
          maxLength={MAX_WORDS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {readers}
        <SubmitButton onPress={() => onSend(text.trim(), key)} disabled={text.trim() === ''} wide>
          <Trans>Send</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

interface PaidSheetProps {
  people: number;
  onClose: () => void;
  onSave: (day: string | null) => Promise<void>;
}

function PaidSheet({ people, onClose, onSave }: PaidSheetProps) {
  const { t } = useLingui();
  const [day, setDay] = useState('');
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={<Plural value={people} one="# member has paid" other="# members have paid" />}
    >
      <div className={shared.sheet}>
        <TextInput
          size="md"
          type="date"
          label={t`Paid until`}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <SubmitButton onPress={() => onSave(day)} disabled={day === ''} wide>
          <Trans>Save</Trans>
        </SubmitButton>
        <SubmitButton look="plain" onPress={() => onSave(null)} wide>
          <Trans>They have not paid</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
