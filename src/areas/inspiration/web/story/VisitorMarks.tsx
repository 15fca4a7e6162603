import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconHeart } from '@tabler/icons-react';
import { ReportLink } from '#areas/moderation/web/public/ReportLink.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { ShareButton } from '#ui/ShareButton.tsx';
import type { StoryFacts } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';
import classes from './reader.module.css';

/** What a visitor can do: share it as it is, and log in for the rest; plain links. */
export function VisitorMarks({ story }: { story: StoryFacts }) {
  const { t } = useLingui();
  const login = `/login?returnTo=${encodeURIComponent(addressOf(story.id))}`;
  const { likeCount, commentCount } = story;
  return (
    <>
      <div className={classes.marks}>
        <ActionLink
          look="outline"
          reloadDocument
          rel="nofollow"
          to={login}
          aria-label={t`Like: ${likeCount}`}
          icon={<IconHeart aria-hidden size={20} />}
        >
          {likeCount}
        </ActionLink>
        <ActionLink
          look="outline"
          reloadDocument
          rel="nofollow"
          to={login}
          icon={<IconBookmark aria-hidden size={20} />}
        >
          <Trans>Save</Trans>
        </ActionLink>
        <ShareButton title={story.title} path={addressOf(story.id)} />
      </div>
      <section className={classes.comments} aria-labelledby="comments-title">
        <h2 id="comments-title">
          <Trans>Comments</Trans> {commentCount > 0 && <small>{commentCount}</small>}
        </h2>
        <p className={classes.way}>
          <ActionLink look="plain" reloadDocument rel="nofollow" to={login}>
            <Trans>Log in to read and write comments</Trans>
          </ActionLink>
        </p>
      </section>
      <p>
        <ReportLink type="INSPIRATION" id={story.id} />
      </p>
    </>
  );
}
