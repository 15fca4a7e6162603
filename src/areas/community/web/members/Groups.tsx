import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import shared from '../community.module.css';
import { answerJoinRequest, answerJoinRequests, removeMember } from '../mutations.ts';
import { type MemberFilter, type MemberGroup, membersQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { MemberMenu } from './MemberMenu.tsx';
import classes from './Members.module.css';
import { Person, Standing } from './Person.tsx';
import { type Chosen, useChosen } from './use-chosen.ts';

interface GroupProps {
  community: CommunityView;
  group: MemberGroup;
}

/** A list that is only there when somebody is on it; several requests are answered at once (COM-12). */
export function Group({ community, group, title }: GroupProps & { title: string }) {
  const { data } = useInfiniteQuery(membersQuery(community.id, group, ''));
  const chosen = useChosen();
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  if (rows.length === 0) return null;
  const asks = group === 'REQUESTED' && rows.length > 1;
  return (
    <Card className={shared.card}>
      <h2>{title}</h2>
      {asks && <AnswerAll communityId={community.id} rows={rows} chosen={chosen} />}
      <Rows community={community} group={group} text="" chosen={asks ? chosen : undefined} />
    </Card>
  );
}

interface AnswerAllProps {
  communityId: string;
  rows: readonly MemberView[];
  chosen: Chosen;
}

function AnswerAll({ communityId, rows, chosen }: AnswerAllProps) {
  const act = useAct();
  const ids = [...chosen.ids];
  const answer = async (accept: boolean) => {
    if (await act(() => answerJoinRequests(communityId, ids, accept))) chosen.set([]);
  };
  return (
    <div className={classes.chosen}>
      {ids.length === 0 ? (
        <Action look="outline" size="small" onClick={() => chosen.set(rows.map(({ person }) => person.id))}>
          <Trans>Choose all</Trans>
        </Action>
      ) : (
        <>
          <SubmitButton size="small" onPress={() => answer(true)}>
            <Plural value={ids.length} one="Accept # chosen" other="Accept # chosen" />
          </SubmitButton>
          <SubmitButton look="outline" size="small" onPress={() => answer(false)}>
            <Plural value={ids.length} one="Decline # chosen" other="Decline # chosen" />
          </SubmitButton>
          <Action look="plain" size="small" onClick={() => chosen.set([])}>
            <Trans>Choose nobody</Trans>
          </Action>
        </>
      )}
    </div>
  );
}

interface RowsProps extends GroupProps {
  text: string;
  filter?: MemberFilter;
  /** Where several can be chosen. */
  chosen?: Chosen | undefined;
}

export function Rows({ community, group, text, filter = {}, chosen }: RowsProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(membersQuery(community.id, group, text, filter));
  const narrowed = Object.values(filter).some((value) => value !== undefined);
  const nobody = (
    <p className={shared.quiet}>
      {narrowed ? <Trans>Nobody matches these filters.</Trans> : <Trans>Nobody by this name.</Trans>}
    </p>
  );
  return (
    <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={nobody}>
      {(rows) => (
        <ul className={classes.people}>
          {rows.map((row) => (
            <li key={row.person.id}>
              {chosen && (
                <Checkbox
                  size="md"
                  aria-label={t`Choose ${row.person.displayName}`}
                  checked={chosen.has(row.person.id)}
                  onChange={() => chosen.toggle(row.person.id)}
                />
              )}
              <Person row={row} />
              {group === 'MEMBERS' && <Standing community={community} row={row} />}
              <RowActions community={community} group={group} row={row} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
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
    <SubmitButton look="outline" onPress={() => act(() => removeMember(community.id, id))}>
      {group === 'BANNED' ? <Trans>Lift the ban</Trans> : <Trans>Take back</Trans>}
    </SubmitButton>
  );
}
