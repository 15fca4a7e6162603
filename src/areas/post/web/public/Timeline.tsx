import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArrowUp } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Feed } from '../feeds/Feed.tsx';
import { WaitingPosts } from '../feeds/WaitingPosts.tsx';
import { newsQuery, timelineQuery } from '../queries.ts';
import shared from '../view/Post.module.css';
import { openComposer } from './open-composer.ts';
import classes from './Timeline.module.css';

/** Posts of the people I follow, newest first; what is new waits behind a press and moves nothing (POST-4). */
export default function Timeline() {
  const { t } = useLingui();
  const query = useInfiniteQuery(timelineQuery());
  const queries = useQueryClient();
  const lookForNews = () => void queries.invalidateQueries({ queryKey: ['post', 'news'] });
  return (
    <section className={shared.column} aria-label={t`Timeline`}>
      <PostBox />
      <WaitingPosts />
      {query.data && <News since={query.data.pages[0]?.newest ?? null} />}
      <Feed query={query} empty={<Nothing />} onUp={lookForNews} />
    </section>
  );
}

/** Looks like a field and opens the post dialog. */
function PostBox() {
  const { t } = useLingui();
  const me = useQuery(myAccount).data;
  return (
    <button type="button" className={classes.box} onClick={() => openComposer({ kind: 'NEW' })}>
      {me && (
        <Avatar face={{ id: me.id, name: me.displayName, pictureUrl: me.profilePicUrl }} size={40} named />
      )}
      <span>{t`How was it out there?`}</span>
    </button>
  );
}

function News({ since }: { since: string | null }) {
  const queries = useQueryClient();
  const count = useQuery(newsQuery(since)).data?.count ?? 0;
  if (count === 0) return null;
  const show = async () => {
    window.scrollTo({ top: 0 });
    await queries.resetQueries({ queryKey: timelineQuery().queryKey });
  };
  return (
    <div className={classes.news} role="status">
      <Action size="small" icon={<IconArrowUp aria-hidden size={16} />} onClick={() => void show()}>
        <Plural value={count} one="# new post" other="# new posts" />
      </Action>
    </div>
  );
}

/** Never a blank page: three first steps. */
function Nothing() {
  return (
    <EmptyState
      picture="quiet-timeline"
      action={
        <div className={shared.steps}>
          <Action onClick={() => openComposer({ kind: 'NEW' })}>
            <Trans>Write the first post</Trans>
          </Action>
          <ActionLink look="outline" to="/huddle/huddles">
            <Trans>Find a huddle</Trans>
          </ActionLink>
          <ActionLink look="outline" to="/community/discover">
            <Trans>Find a community</Trans>
          </ActionLink>
        </div>
      }
    >
      <Trans>What the people you follow write appears here. Meet some of them out there first.</Trans>
    </EmptyState>
  );
}
