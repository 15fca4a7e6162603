import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Radio, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { roleNames } from '../messages.ts';
import { handOverOffice } from '../mutations.ts';
import { membersQuery, type OfficeView, officeQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';

interface OfficeSheetProps {
  community: CommunityView;
  row: MemberView;
  onClose: () => void;
}

/** One screen to hand an office over: to whom, and what goes along (C19). */
export default function OfficeSheet({ community, row, onClose }: OfficeSheetProps) {
  const act = useAct();
  const { id: holderId, displayName: name } = row.person;
  const query = useQuery(officeQuery(community.id, holderId));
  const [successorId, setSuccessorId] = useState('');
  const save = async () => {
    if (await act(() => handOverOffice(community.id, holderId, successorId))) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Hand over the office of {name}</Trans>}>
      <div className={classes.sheet}>
        <QueryView query={query} skeleton={<RowSkeletons count={3} />} gone={null}>
          {(office) => <Along office={office} />}
        </QueryView>
        <Successor
          communityId={community.id}
          holderId={holderId}
          value={successorId}
          onChange={setSuccessorId}
        />
        <SubmitButton onPress={save} disabled={successorId === ''} wide>
          <Trans>Hand over</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}

/** What goes to the successor, and what ends. */
function Along({ office: { role, title, outings, drafts, templates, links } }: { office: OfficeView }) {
  const { t } = useLingui();
  const roleName = t(roleNames[role]);
  return (
    <ul className={classes.along}>
      <li>{title ? t`The role ${roleName} and the title ${title}` : t`The role ${roleName}`}</li>
      {drafts > 0 && (
        <li>
          <Plural value={drafts} one="# draft of an outing" other="# drafts of outings" />
        </li>
      )}
      {templates > 0 && (
        <li>
          <Plural value={templates} one="# template that they lead" other="# templates that they lead" />
        </li>
      )}
      {outings > 0 && (
        <li>
          <Plural
            value={outings}
            one="# published outing stays with its host; the successor is asked to co-host it"
            other="# published outings stay with their host; the successor is asked to co-host them"
          />
        </li>
      )}
      {links > 0 && (
        <li>
          <Plural
            value={links}
            one="# invitation link of theirs ends"
            other="# invitation links of theirs end"
          />
        </li>
      )}
      <li>
        <Trans>The rights of the office end at that moment. Both are told.</Trans>
      </li>
    </ul>
  );
}

interface SuccessorProps {
  communityId: string;
  holderId: string;
  value: string;
  onChange: (personId: string) => void;
}

const TYPING_PAUSE_MS = 200;

/** A member of the club, found by name. */
function Successor({ communityId, holderId, value, onChange }: SuccessorProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = useInfiniteQuery({
    ...membersQuery(communityId, 'MEMBERS', text),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <TextInput
        size="md"
        label={t`Find a member`}
        placeholder={t`Name or username`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryView query={query} skeleton={<RowSkeletons count={3} />} gone={null}>
        {({ pages }) => {
          const found = pages.flatMap(({ items }) => items).filter(({ person }) => person.id !== holderId);
          if (found.length === 0) return <p className={classes.quiet}>{t`Nobody by this name.`}</p>;
          return (
            <Radio.Group label={t`Successor`} value={value} onChange={onChange}>
              <div className={classes.choices}>
                {found.map(({ person, role }) => (
                  <Radio
                    key={person.id}
                    size="md"
                    value={person.id}
                    label={person.displayName}
                    description={t(roleNames[role])}
                  />
                ))}
              </div>
            </Radio.Group>
          );
        }}
      </QueryView>
    </>
  );
}
