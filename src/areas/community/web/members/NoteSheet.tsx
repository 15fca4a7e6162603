import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { MAX_NOTE } from '../../rules/limits.ts';
import classes from '../community.module.css';
import { writeNote } from '../mutations.ts';
import { noteQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';

interface NoteSheetProps {
  community: CommunityView;
  row: MemberView;
  onClose: () => void;
}

/** What admins note about a member, who can read it (COM-12). */
export default function NoteSheet({ community, row, onClose }: NoteSheetProps) {
  const query = useQuery(noteQuery(community.id, row.person.id));
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Note about {row.person.displayName}</Trans>}>
      <QueryView query={query} skeleton={<RowSkeletons count={2} />} gone={null}>
        {({ note }) => (
          <Note communityId={community.id} row={row} before={note?.text ?? ''} onClose={onClose} />
        )}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface NoteProps {
  communityId: string;
  row: MemberView;
  before: string;
  onClose: () => void;
}

function Note({ communityId, row, before, onClose }: NoteProps) {
  const { t } = useLingui();
  const act = useAct();
  const [text, setText] = useState(before);
  const save = async () => {
    if (await act(() => writeNote(communityId, row.person.id, text.trim()))) onClose();
  };
  return (
    <div className={classes.sheet}>
      <Textarea
        size="md"
        label={t`Note`}
        description={t`Admins can read it, and so can the member, on their own page of the community.`}
        autosize
        minRows={3}
        maxLength={MAX_NOTE}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SubmitButton onPress={save} disabled={text.trim() === before} wide>
        <Trans>Save</Trans>
      </SubmitButton>
    </div>
  );
}
