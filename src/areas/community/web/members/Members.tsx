import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import type { CommunityView } from '../../contract/views.ts';
import shared from '../community.module.css';
import { readMemberFile } from '../mutations.ts';
import { SaveTable } from '../public/SaveTable.tsx';
import type { MemberFilter } from '../queries.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { Group, Rows } from './Groups.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { useChosen } from './use-chosen.ts';

const RightsTable = latePart(() => import('./RightsTable.tsx'));
const MyMembership = latePart(() => import('../keeping/MyMembership.tsx'));
const Qualifications = latePart(() => import('../keeping/Qualifications.tsx'));
const DuesCard = latePart(() => import('../keeping/DuesCard.tsx'));

/** Who belongs, and for admins who wants to, is invited or was banned. */
export default function Members({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const leads = community.sight === 'LEAD';
  const { acts } = community.membership;
  return (
    <div className={shared.form}>
      <MyMembership communityId={community.id} />
      {community.membership.member && <Qualifications communityId={community.id} />}
      {leads && <Group community={community} group="REQUESTED" title={t`Requests`} />}
      <List community={community} />
      {leads && <Group community={community} group="INVITED" title={t`Invited`} />}
      {leads && <Group community={community} group="BANNED" title={t`Banned`} />}
      {acts.includes('DUES') && <DuesCard communityId={community.id} />}
      <RightsTable community={community} />
    </div>
  );
}

/** The members, searched, narrowed and chosen from (COM-12). */
function List({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), 250);
  const [filter, setFilter] = useState<MemberFilter>({});
  const [open, setOpen] = useState(false);
  const chosen = useChosen();
  const { acts } = community.membership;
  const narrowed = Object.values(filter).filter((value) => value !== undefined).length;
  const chooses = acts.includes('MESSAGE') || acts.includes('DUES');
  return (
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
      <div className={shared.actions}>
        <Action look="outline" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {narrowed > 0 ? <Trans>Filters ({narrowed})</Trans> : <Trans>Filters</Trans>}
        </Action>
        {narrowed > 0 && (
          <Action look="plain" size="small" onClick={() => setFilter({})}>
            <Trans>Clear filters</Trans>
          </Action>
        )}
        {acts.includes('EXPORT') && <SaveTable read={() => readMemberFile(community.id)} />}
        {acts.includes('EXPORT') && (
          <ActionLink look="plain" size="small" to={`/community/history/${community.id}`}>
            <Trans>History</Trans>
          </ActionLink>
        )}
      </div>
      {open && <MemberFilters community={community} filter={filter} onChange={setFilter} />}
      {chooses && <ChosenBar community={community} chosen={chosen} />}
      <Rows
        community={community}
        group="MEMBERS"
        text={text}
        filter={filter}
        chosen={chooses ? chosen : undefined}
      />
    </Card>
  );
}
