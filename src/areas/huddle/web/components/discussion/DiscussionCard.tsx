import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/shared/decision.ts';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleView } from '../../../contract-values.ts';
import { decideComment, mayReadDiscussion } from '../../../rules/discussion.ts';
import { myFactsOfView } from '../../facts-of-view.ts';
import { commentsQuery } from '../../queries.ts';
import { Composer } from './Composer.tsx';
import classes from './Discussion.module.css';
import { Thread } from './Thread.tsx';

/** What people ask and answer about a huddle, live (HUD-6). */
export function DiscussionCard({ huddle }: { huddle: HuddleView }) {
  if (!mayReadDiscussion(huddle.sight)) return null;
  const mayWrite = !isRefusal(decideComment(huddle.status, myFactsOfView(huddle)));
  return (
    <Card className={classes.card} aria-labelledby="discussion">
      <h2 id="discussion">
        <Trans>Discussion</Trans>
      </h2>
      {mayWrite && <Composer huddleId={huddle.id} parentId={null} />}
      <Threads huddle={huddle} mayWrite={mayWrite} />
    </Card>
  );
}

function Threads({ huddle, mayWrite }: { huddle: HuddleView; mayWrite: boolean }) {
  const query = useInfiniteQuery(commentsQuery(huddle.id));
  const silence = (
    <p className={classes.quiet}>
      <Trans>Nobody has asked anything yet.</Trans>
    </p>
  );
  return (
    <Paged query={query} skeleton={<RowSkeletons count={2} />} empty={silence}>
      {(threads) => (
        <ul className={classes.threads}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <Thread huddle={huddle} thread={thread} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  );
}
