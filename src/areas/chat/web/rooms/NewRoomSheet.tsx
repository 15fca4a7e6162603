import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PeopleField } from '#areas/person/web/public/PeopleField.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from '../chat.module.css';
import { openRoom } from '../mutations.ts';

/** Whom one wants to write to: one person, or several as a group with a name. */
export function NewRoomSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [people, setPeople] = useState<PersonSummary[]>([]);
  const [name, setName] = useState('');
  const [key] = useState(newIdempotencyKey);
  const [first] = people;
  const isGroup = people.length > 1;
  const open = async () => {
    if (!first) return;
    const personIds = people.map(({ id }) => id);
    try {
      const { id } = isGroup
        ? await openRoom({ kind: 'GROUP', name: name.trim(), personIds }, `${key}-${personIds.length}`)
        : await openRoom({ kind: 'DIRECT', personId: first.id });
      await queries.invalidateQueries({ queryKey: ['room', 'list'] });
      onClose();
      await navigate(`/chat/view/${id}`);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Conversation`, detail: wordProblem(error) });
    }
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>New conversation</Trans>}>
      <div className={classes.sheet}>
        <PeopleField
          label={t`With whom`}
          description={t`People who do not follow you are asked first.`}
          value={people}
          onChange={setPeople}
        />
        {isGroup && (
          <TextInput
            size="md"
            label={t`Name of the group`}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        <SubmitButton onPress={open} disabled={!first || (isGroup && name.trim() === '')} wide>
          <Trans>Write</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
