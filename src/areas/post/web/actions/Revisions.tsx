import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { SaidView } from '../../contract/views.ts';
import { revisionsQuery } from '../queries.ts';
import { Content } from '../view/Content.tsx';
import classes from '../view/Post.module.css';

/** What a post said before its edits, the last first. */
export default function Revisions({ post, onClose }: { post: SaidView; onClose: () => void }) {
  const clock = useClock();
  const query = useQuery(revisionsQuery(post.id));
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>What it said before</Trans>} width={560}>
      {query.isPending && <RowSkeletons count={2} />}
      {query.isLoadingError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      <ol className={classes.revisions}>
        {query.data?.items.map(({ content, parameters, writtenAt }) => (
          <li key={writtenAt}>
            <small>{formatDateTime(new Date(writtenAt), new Date(), clock)}</small>
            <Content content={content} parameters={parameters} />
          </li>
        ))}
      </ol>
    </ResponsiveSheet>
  );
}
