import { Trans } from '@lingui/react/macro';
import { IconRepeat } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { PostView, SaidView } from '../../contract/views.ts';
import { PostActions } from '../actions/PostActions.tsx';
import { PostMenu } from '../actions/PostMenu.tsx';
import { addressOf } from '../address-of.ts';
import shared from './Post.module.css';
import classes from './PostCard.module.css';
import { Said } from './Said.tsx';

/** A post as it stands in a feed or on its own page. A bare repost is what it passes on, with who did (POST-2). */
export function PostCard({ post, whole = false }: { post: PostView; whole?: boolean }) {
  const passedOn = passedOnBy(post);
  if (passedOn) {
    return (
      <article className={shared.post}>
        <PassedOn by={post} />
        <Body said={passedOn} post={post} whole={whole} />
      </article>
    );
  }
  return (
    <article className={shared.post}>
      <Body said={post} post={post} whole={whole} />
    </article>
  );
}

/** What a repost without own words passes on. */
export function passedOnBy(post: PostView): SaidView | null {
  const hasOwn = post.content !== '' || post.pictures.length > 0;
  return post.type === 'REPOST' && post.state === 'PUBLISHED' && !hasOwn ? post.refPost : null;
}

function Body({ said, post, whole }: { said: SaidView; post: PostView; whole: boolean }) {
  const isQuote = said === post && post.type === 'REPOST' && post.state === 'PUBLISHED';
  return (
    <>
      <Said
        said={said}
        to={whole ? undefined : addressOf(said.id)}
        aside={said.state === 'PUBLISHED' ? <PostMenu post={said} /> : null}
      >
        {said.hidden && (
          <p className={shared.gone} role="status">
            <Trans>Only you see this post: moderators are looking at it, or have hidden it.</Trans>
          </p>
        )}
        {isQuote && <Quoted said={post.refPost} />}
      </Said>
      {said.state === 'PUBLISHED' && <PostActions post={said} />}
    </>
  );
}

function Quoted({ said }: { said: SaidView | null }) {
  if (!said || said.state === 'DELETED') {
    return (
      <p className={shared.gone}>
        <Trans>What was quoted here is not available.</Trans>
      </p>
    );
  }
  return (
    <div className={classes.quoted}>
      <Said said={said} quoted to={addressOf(said.id)} />
    </div>
  );
}

function PassedOn({ by }: { by: PostView }) {
  const name = <Link to={`/${by.author?.username ?? ''}`}>{by.author?.displayName}</Link>;
  return (
    <p className={classes.passedOn}>
      <IconRepeat aria-hidden size={16} />
      {by.mine ? <Trans>You reposted</Trans> : <Trans>{name} reposted</Trans>}
    </p>
  );
}
