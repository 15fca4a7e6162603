import { useInfiniteQuery } from '@tanstack/react-query';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleView } from '../../../contract-values.ts';
import { repliesQuery } from '../../queries.ts';
import { Comment } from './Comment.tsx';

/** All replies to a comment, page after page. */
export function Replies({ huddle, commentId }: { huddle: HuddleView; commentId: string }) {
  const query = useInfiniteQuery(repliesQuery(huddle.id, commentId));
  return (
    <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={null} compact>
      {(replies) => replies.map((reply) => <Comment key={reply.id} huddle={huddle} comment={reply} />)}
    </Paged>
  );
}
