import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import classes from '../chat.module.css';
import { roomsQuery } from '../queries.ts';
import { RoomRow } from './RoomRow.tsx';

const TYPING_PAUSE_MS = 200;

/** My conversations, the one with the newest message first, and anyone who would like to write to me. */
export function RoomList({ openId }: { openId: string | undefined }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const show = search.get('show') === 'REQUESTS' ? 'REQUESTS' : 'MINE';
  const [typed, setTyped] = useState('');
  const [text] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = useInfiniteQuery(roomsQuery(show, text));
  return (
    <>
      <TabLinks
        label={t`Which conversations`}
        tabs={[
          { to: '?', name: t`Conversations`, chosen: show === 'MINE' },
          { to: '?show=REQUESTS', name: t`Requests`, chosen: show === 'REQUESTS' },
        ]}
      />
      <TextInput
        size="md"
        type="search"
        aria-label={t`Search conversations`}
        placeholder={t`Search conversations`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Paged
        query={query}
        compact
        skeleton={<RowSkeletons count={5} />}
        empty={<Nothing searched={text !== ''} requests={show === 'REQUESTS'} />}
      >
        {(rooms) => (
          <ul className={classes.rooms}>
            {rooms.map((room) => (
              <li key={room.id}>
                <RoomRow room={room} open={room.id === openId} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}

function Nothing({ searched, requests }: { searched: boolean; requests: boolean }) {
  return (
    <EmptyState picture="quiet-valley" hour={20}>
      {searched ? (
        <Trans>No conversation matches.</Trans>
      ) : requests ? (
        <Trans>Nobody waits for your approval.</Trans>
      ) : (
        <Trans>You have not talked with anybody yet. Write to somebody.</Trans>
      )}
    </EmptyState>
  );
}
