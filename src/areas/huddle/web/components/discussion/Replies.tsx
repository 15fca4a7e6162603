import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../../contract-values.ts';
import { repliesQuery } from '../../queries.ts';
import { Comment } from './Comment.tsx';

/** All replies to a comment, page after page. */
export function Replies({ huddle, commentId }: { huddle: HuddleView; commentId: string }) {
  const query = useInfiniteQuery(repliesQuery(huddle.id, commentId));
  if (query.isPending) return <RowSkeletons count={3} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  return (
    <>
      {query.data.pages
        .flatMap((page) => page.items)
        .map((reply) => (
          <Comment key={reply.id} huddle={huddle} comment={reply} />
        ))}
      {query.hasNextPage && (
        <SubmitButton look="plain" size="small" onPress={() => query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </SubmitButton>
      )}
    </>
  );
}
