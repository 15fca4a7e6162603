import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { roomQuery } from '../queries.ts';
import { Conversation } from './Conversation.tsx';

/** The conversation of those who ride together. */
export default function CarpoolTalk({ roomId }: { roomId: string }) {
  const { data: room, isLoadingError, isFetching, refetch } = useQuery(roomQuery(roomId));
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return room ? <Conversation key={room.id} room={room} /> : <RowSkeletons count={3} />;
}
