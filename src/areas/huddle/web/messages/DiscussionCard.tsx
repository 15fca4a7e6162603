import { Trans, useLingui } from '@lingui/react/macro';
import { Discussion } from '#areas/comment/web/public/Discussion.tsx';
import { isRefusal } from '#platform/shared/decision.ts';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { decideComment, mayReadDiscussion, mayRemoveAnyComment } from '../../rules/messaging.ts';
import { myFactsOfView } from '../facts-of-view.ts';
import classes from './DiscussionCard.module.css';

/** What people ask and answer about a huddle, live (HUD-6). */
export function DiscussionCard({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  if (!mayReadDiscussion(huddle.sight)) return null;
  const ground = {
    about: { kind: 'huddle', id: huddle.id },
    title: t`Huddle Public`,
    isHost: mayRemoveAnyComment(huddle.sight),
    maySpeak: !isRefusal(decideComment(huddle.status, myFactsOfView(huddle))),
    label: t`Ask or tell something`,
    removedByHost: <Trans>A host has removed this comment.</Trans>,
  };
  return (
    <Card className={classes.card} aria-labelledby="discussion">
      <h2 id="discussion">
        <Trans>Discussion</Trans>
      </h2>
      <Discussion ground={ground} silence={<Trans>Nobody has asked anything yet.</Trans>} newestFirst />
    </Card>
  );
}
