import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import type { ConnectionList } from '../contract/relations.ts';
import { connectionsQuery } from './queries.ts';
import { ConnectionRow } from './relations/ConnectionRow.tsx';
import classes from './relations/connections.module.css';

export const handle: PageHandle = { title: msg`People` };
export const meta: MetaFunction = () => [{ title: 'People' }];

interface ListWords {
  readonly name: MessageDescriptor;
  readonly empty: MessageDescriptor;
}

const lists: Readonly<Record<ConnectionList, ListWords>> = {
  FOLLOWERS: {
    name: msg`Followers`,
    empty: msg`Nobody follows you yet. Come along somewhere: that is how it starts.`,
  },
  FOLLOWINGS: {
    name: msg`Following`,
    empty: msg`You follow nobody yet. Look at who hosts the outings you like.`,
  },
  REQUESTS: { name: msg`Requests`, empty: msg`Nobody waits for your answer.` },
  SENT: { name: msg`Asked`, empty: msg`You are not waiting for an answer.` },
  BLOCKED: { name: msg`Blocked`, empty: msg`You have blocked nobody.` },
  MUTED: { name: msg`Muted`, empty: msg`You have muted nobody.` },
};
const order = Object.keys(lists) as ConnectionList[];

/** `/account/people?list=`: who follows me, whom I follow, and whom I keep away (PER-8). */
export default function ConnectionsPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const wanted = search.get('list')?.toUpperCase();
  const list = order.find((each) => each === wanted) ?? 'FOLLOWERS';
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>People</Trans>}
        lead={
          <Trans>Who follows you, whom you follow, and whom you keep away. Only you see these lists.</Trans>
        }
      />
      <TabLinks
        label={t`Which people`}
        tabs={order.map((each) => ({
          to: `?list=${each.toLowerCase()}`,
          name: t(lists[each].name),
          chosen: each === list,
        }))}
      />
      <Connections key={list} list={list} />
    </div>
  );
}

const TYPING_PAUSE_MS = 250;

function Connections({ list }: { list: ConnectionList }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = useInfiniteQuery({ ...connectionsQuery(list, text), placeholderData: keepPreviousData });
  return (
    <>
      <TextInput
        size="md"
        type="search"
        aria-label={t`Search this list`}
        placeholder={t`Name or username`}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Paged
        query={query}
        skeleton={<RowSkeletons count={5} />}
        empty={text ? <NobodyOfThisName /> : <NobodyHere list={list} />}
      >
        {(connections) => (
          <Card className={classes.list}>
            <ul>
              {connections.map((connection) => (
                <li key={connection.person.id}>
                  <ConnectionRow list={list} connection={connection} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Paged>
    </>
  );
}

function NobodyOfThisName() {
  return (
    <p className={classes.quiet} role="status">
      <Trans>Nobody by this name.</Trans>
    </p>
  );
}

function NobodyHere({ list }: { list: ConnectionList }) {
  const { t } = useLingui();
  const goesOut = list === 'FOLLOWERS' || list === 'FOLLOWINGS';
  return (
    <EmptyState
      picture={`people-${list}`}
      {...(goesOut && {
        action: (
          <ActionLink to="/huddle/huddles">
            <Trans>Find an outing</Trans>
          </ActionLink>
        ),
      })}
    >
      {t(lists[list].empty)}
    </EmptyState>
  );
}
