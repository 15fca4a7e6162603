import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Paged } from '#ui/Paged.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { connectionsQuery } from '../queries.ts';
import classes from './SelectUser.module.css';

interface SelectUserProps {
  onClose: () => void;
  /** Sends it to these people; the dialog stays open, with the choice, when it answers false. */
  onInvite: (people: readonly PersonSummary[]) => Promise<boolean>;
}

const TYPING_PAUSE_MS = 200;

/** Picks among the people I follow, and invites them (POST-6, COM-5). */
export default function SelectUser({ onClose, onInvite }: SelectUserProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const [chosen, setChosen] = useState<ReadonlyMap<string, PersonSummary>>(new Map());
  const query = useInfiniteQuery({
    ...connectionsQuery('FOLLOWINGS', text),
    placeholderData: keepPreviousData,
  });
  const toggle = (person: PersonSummary) => {
    const next = new Map(chosen);
    if (!next.delete(person.id)) next.set(person.id, person);
    setChosen(next);
  };
  const invite = async () => {
    if (await onInvite([...chosen.values()])) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Select User</Trans>}>
      <div className={classes.sheet}>
        <TextInput
          size="md"
          type="search"
          aria-label={t`Search the people you follow`}
          placeholder={t`Name or username`}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={classes.people}>
          <Paged query={query} skeleton={<RowSkeletons count={4} />} empty={<Nobody typed={text} />} compact>
            {(connections) => (
              <ul>
                {connections.map(({ person }) => (
                  <li key={person.id}>
                    <Choice person={person} on={chosen.has(person.id)} onToggle={() => toggle(person)} />
                  </li>
                ))}
              </ul>
            )}
          </Paged>
        </div>
        <SubmitButton onPress={invite} disabled={chosen.size === 0} size="large" wide>
          <Trans>Invite</Trans>
          {chosen.size > 0 && <span aria-hidden> ({chosen.size})</span>}
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

function Choice({ person, on, onToggle }: { person: PersonSummary; on: boolean; onToggle: () => void }) {
  return (
    <label className={classes.person}>
      <Avatar
        face={{ id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl }}
        size={40}
        named
      />
      <span className={classes.names}>
        <strong dir="auto">{person.displayName}</strong>
        <small>@{person.username}</small>
      </span>
      <input type="checkbox" checked={on} onChange={onToggle} />
    </label>
  );
}

function Nobody({ typed }: { typed: string }): ReactNode {
  return (
    <p className={classes.quiet} role="status">
      {typed ? <Trans>You follow nobody by this name.</Trans> : <Trans>You follow nobody yet.</Trans>}
    </p>
  );
}
