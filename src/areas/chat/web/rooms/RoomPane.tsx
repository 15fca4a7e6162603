import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useKnownItem } from '#platform/web/known-item.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { RoomView } from '../../contract/views.ts';
import { Conversation } from '../public/Conversation.tsx';
import { roomQuery } from '../queries.ts';
import { PeopleSheet } from './PeopleSheet.tsx';
import { RoomMenu } from './RoomMenu.tsx';
import classes from './RoomPane.module.css';
import { nameOfRoom } from './room-name.ts';
import { TellingMenu } from './TellingMenu.tsx';

const RoomAlbum = latePart(() => import('../public/RoomAlbum.tsx'));

const isRoom = (item: object): item is RoomView => 'readSeq' in item;

/** One conversation beside the list, or instead of it on a phone. */
export function RoomPane({ roomId }: { roomId: string }) {
  const known = useKnownItem({ queryKey: ['room', 'list'], id: roomId, isOne: isRoom });
  const {
    data: room,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...roomQuery(roomId),
    placeholderData: () => known,
  });
  // Asked first: who was removed or blocked sees nothing of what was read before.
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) {
    return (
      <div className={classes.gone}>
        <EmptyState
          picture="gone-room"
          hour={21}
          action={
            <ActionLink to="/chat">
              <Trans>To my conversations</Trans>
            </ActionLink>
          }
        >
          <Trans>This conversation does not exist, or it is not yours.</Trans>
        </EmptyState>
      </div>
    );
  }
  if (room) return <Shown key={room.id} room={room} />;
  if (!error) return <RowSkeletons count={6} />;
  return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}

/** Rooms of something else lead to it: they have its id. */
const pages: Readonly<Partial<Record<RoomView['kind'], string>>> = {
  COMMUNITY: '/community/view/',
  CARPOOL: '/carpool/view/new/',
  HUDDLE: '/huddle/view/',
};

function Shown({ room }: { room: RoomView }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'people' | 'album'>();
  const onClose = () => setOpened(undefined);
  const name = nameOfRoom(room) ?? t`Somebody`;
  const page = pages[room.kind];
  const other = room.kind === 'DIRECT' ? room.faces[0] : undefined;
  return (
    <>
      <title>{name}</title>
      <div className={classes.head} data-bottom-bar="writing">
        <ActionLink
          to="/chat"
          look="plain"
          className={classes.back ?? ''}
          aria-label={t`To my conversations`}
          icon={<IconArrowLeft aria-hidden size={20} />}
        >
          {null}
        </ActionLink>
        <h2 dir="auto">{page ? <Link to={`${page}${room.id}`}>{name}</Link> : name}</h2>
        {room.kind === 'GROUP' && room.seat === 'IN' && (
          <Action look="outline" size="small" onClick={() => setOpened('people')}>
            <Trans>People</Trans>
          </Action>
        )}
        {room.seat === 'IN' && (
          <Action
            look="plain"
            aria-label={t`Pictures of this conversation`}
            icon={<IconPhoto aria-hidden size={20} />}
            onClick={() => setOpened('album')}
          >
            {null}
          </Action>
        )}
        {room.seat === 'IN' && <TellingMenu room={room} compact />}
        {other && <RoomMenu person={other} />}
      </div>
      <Conversation room={room} />
      {opened === 'people' && <PeopleSheet room={room} onClose={onClose} />}
      {opened === 'album' && (
        <ResponsiveSheet opened onClose={onClose} title={<Trans>Pictures</Trans>} width={720}>
          <RoomAlbum
            roomId={room.id}
            none={<Trans>No pictures yet. Pictures sent here appear together.</Trans>}
            meanwhile={<RowSkeletons count={3} />}
          />
        </ResponsiveSheet>
      )}
    </>
  );
}
