import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WireReply } from '#platform/shared/wire.ts';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { ProposalContract } from '../../contract/proposals.ts';
import { activities } from '../../rules/activity.ts';
import { difficulties } from '../../rules/fields.ts';
import { activityNames, difficultyNames } from '../messages.ts';
import { approversQuery, type NamedApprover, nameApprovers } from '../proposals/approvers-query.ts';
import classes from './Approvers.module.css';

/** Which leaders and admins approve which outings (COM-11). */
export default function Approvers({ communityId }: { communityId: string }) {
  const query = useQuery(approversQuery(communityId));
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>Who approves outings</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>
          Without a name here, all leaders and admins do. After 7 days without an answer all admins are told.
        </Trans>
      </p>
      <QueryView query={query} gone={null} skeleton={<RowSkeletons count={2} />}>
        {({ items, able }) => <List communityId={communityId} items={items} able={able} />}
      </QueryView>
    </Card>
  );
}

type Read = WireReply<ProposalContract['GET /api/communities/:communityId/approvers']>;

function List({ communityId, items, able }: { communityId: string } & Pick<Read, 'items' | 'able'>) {
  const { t } = useLingui();
  const save = useSave(communityId);
  const named = items.map(({ person, activity, difficulty }) => ({
    personId: person.id,
    activity,
    difficulty,
  }));
  return (
    <>
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map(({ person, activity, difficulty }, at) => (
            <li key={`${person.id} ${activity} ${difficulty}`}>
              <span>
                <strong dir="auto">{person.displayName}</strong>{' '}
                <small className={classes.quiet}>
                  {activity ? t(activityNames[activity]) : t`All activities`}
                  {' · '}
                  {difficulty ? t(difficultyNames[difficulty]) : t`all grades`}
                </small>
              </span>
              <Action
                look="plain"
                aria-label={t`Remove ${person.displayName}`}
                onClick={() => void save(named.filter((_, place) => place !== at))}
              >
                <IconX size={20} aria-hidden />
              </Action>
            </li>
          ))}
        </ul>
      )}
      <NewLine able={able} onAdd={(line) => save([...named, line])} />
    </>
  );
}

function NewLine({ able, onAdd }: Pick<Read, 'able'> & { onAdd: (line: NamedApprover) => Promise<void> }) {
  const { t } = useLingui();
  const [personId, setPersonId] = useState('');
  const [activity, setActivity] = useState('');
  const [difficulty, setDifficulty] = useState('');
  const add = async () => {
    const person = able.find(({ id }) => id === personId);
    if (!person) return;
    await onAdd({
      personId: person.id as NamedApprover['personId'],
      activity: activities.find((each) => each === activity) ?? null,
      difficulty: difficulties.find((each) => each === difficulty) ?? null,
    });
    setPersonId('');
  };
  return (
    <div className={classes.line}>
      <NativeSelect
        size="md"
        label={t`Person`}
        data={[
          { value: '', label: t`Choose somebody` },
          ...able.map(({ id, displayName }) => ({ value: id, label: displayName })),
        ]}
        value={personId}
        onChange={(event) => setPersonId(event.currentTarget.value)}
      />
      <NativeSelect
        size="md"
        label={t`Activity`}
        data={[
          { value: '', label: t`All activities` },
          ...activities.map((value) => ({ value, label: t(activityNames[value]) })),
        ]}
        value={activity}
        onChange={(event) => setActivity(event.currentTarget.value)}
      />
      <NativeSelect
        size="md"
        label={t`Difficulty`}
        data={[
          { value: '', label: t`All grades` },
          ...difficulties.map((value) => ({ value, label: t(difficultyNames[value]) })),
        ]}
        value={difficulty}
        onChange={(event) => setDifficulty(event.currentTarget.value)}
      />
      <SubmitButton look="outline" disabled={personId === ''} onPress={add}>
        <Trans>Add</Trans>
      </SubmitButton>
    </div>
  );
}

function useSave(communityId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (items: NamedApprover[]) => {
    toastOutcome(t`Community`, await runAndToast(() => nameApprovers(communityId, items)));
    await queries.invalidateQueries(approversQuery(communityId));
  };
}
