import { Trans, useLingui } from '@lingui/react/macro';
import { Discussion } from '#areas/comment/web/public/Discussion.tsx';
import classes from '../view/Post.module.css';

/** The post under which something is said. */
interface CommentSubject {
  readonly id: string;
  readonly mine: boolean;
}

/** What is said under a post, live, with one level of replies (POST-4). */
export function Comments({ post }: { post: CommentSubject }) {
  const { t } = useLingui();
  const ground = {
    about: { kind: 'post', id: post.id },
    title: t`Post`,
    isHost: post.mine,
    maySpeak: true,
    label: t`Say something`,
    removedByHost: <Trans>The author of the post has removed this comment.</Trans>,
  };
  return (
    <section className={classes.comments} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        <Trans>Comments</Trans>
      </h2>
      <Discussion ground={ground} silence={<Trans>Nobody has said anything yet.</Trans>} />
    </section>
  );
}
