import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { SaveCsv } from '#areas/site/web/public/SaveCsv.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import shared from '../community.module.css';
import { roleNames } from '../messages.ts';
import { answerJoinRequest, readMemberFile, removeMember } from '../mutations.ts';
import { type MemberGroup, membersQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { MemberMenu } from './MemberMenu.tsx';
import classes from './Members.module.css';

const RightsTable = latePart(() => import('./RightsTable.tsx'));

/** Who belongs, and for admins who wants to, is invited or was banned. */
export function Members({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const leads = community.sight === 'LEAD';
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 250);
  return (
    <div className={shared.form}>
      {leads && <Group community={community} group="REQUESTED" title={t`Requests`} />}
      <Card className={shared.card}>
        <h2>
          <Trans>Members</Trans>
        </h2>
        <TextInput
          size="md"
          type="search"
          aria-label={t`Search members`}
          placeholder={t`Name or username`}
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Rows community={community} group="MEMBERS" text={text} />
        {community.membership.acts.includes('EXPORT') && (
          <div className={shared.actions}>
            <SaveCsv read={() => readMemberFile(community.id)} />
          </div>
        )}
      </Card>
      {leads && <Group community={community} group="INVITED" title={t`Invited`} />}
      {leads && <Group community={community} group="BANNED" title={t`Banned`} />}
      <Suspense fallback={null}>
        <RightsTable community={community} />
      </Suspense>
    </div>
  );
}

interface GroupProps {
  community: CommunityView;
  group: MemberGroup;
}

/** A list that is only there when somebody is on it. */
function Group({ community, group, title }: GroupProps & { title: string }) {
  const { data } = useInfiniteQuery(membersQuery(community.id, group, ''));
  if (!data?.pages[0]?.items.length) return null;
  return (
    <Card className={shared.card}>
      <h2>{title}</h2>
      <Rows community={community} group={group} text="" />
    </Card>
  );
}

function Rows({ community, group, text }: GroupProps & { text: string }) {
  const query = useInfiniteQuery(membersQuery(community.id, group, text));
  const nobody = (
    <p className={shared.quiet}>
      <Trans>Nobody of this name.</Trans>
    </p>
  );
  return (
    <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={nobody}>
      {(rows) => (
        <ul className={classes.people}>
          {rows.map((row) => (
            <li key={row.person.id}>
              <Person row={row} />
              <RowActions community={community} group={group} row={row} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}

function Person({ row: { person, role, title, answer } }: { row: MemberView }) {
  const { t } = useLingui();
  return (
    <span className={classes.person}>
      <Avatar
        face={{ id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl }}
        size={40}
      />
      <span>
        <NameOf person={person} />
        <small className={classes.handle}>
          {person.username && `@${person.username}`}
          {role !== 'MEMBER' && ` · ${t(roleNames[role])}`}
          {title && ` · ${title}`}
        </small>
        {answer && <small dir="auto"> · {answer}</small>}
      </span>
    </span>
  );
}

function RowActions({ community, group, row }: GroupProps & { row: MemberView }) {
  const { t } = useLingui();
  const act = useAct();
  const { id, displayName: name } = row.person;
  if (group === 'REQUESTED') {
    return (
      <span className={shared.actions}>
        <SubmitButton
          aria-label={t`Accept ${name}`}
          onPress={() => act(() => answerJoinRequest(community.id, id, true))}
        >
          <Trans>Accept</Trans>
        </SubmitButton>
        <SubmitButton
          look="outline"
          aria-label={t`Decline ${name}`}
          onPress={() => act(() => answerJoinRequest(community.id, id, false))}
        >
          <Trans>Decline</Trans>
        </SubmitButton>
      </span>
    );
  }
  if (group === 'MEMBERS') return <MemberMenu community={community} row={row} />;
  return (
    <SubmitButton look="outline" onPress={() => act(() => removeMember(community.id, id, false))}>
      {group === 'BANNED' ? <Trans>Lift the ban</Trans> : <Trans>Take back</Trans>}
    </SubmitButton>
  );
}
