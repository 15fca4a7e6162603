import { useLingui } from '@lingui/react/macro';
import { IconBookmark, IconHeart, IconMessageCircle, IconRepeat } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SaidView } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';
import { likePost, repostPost, savePost } from '../mutations.ts';
import classes from './PostActions.module.css';
import { useMark } from './use-mark.ts';

/** Comment, repost, like, save: four presses that show at once (POST-4). */
export function PostActions({ post }: { post: SaidView }) {
  const { t } = useLingui();
  const mark = useMark();
  const queries = useQueryClient();
  const { id, liked, saved, reposted, likeCount, commentCount, repostCount } = post;
  const like = () =>
    mark(post, { liked: !liked, likeCount: likeCount + (liked ? -1 : 1) }, async () => {
      const reply = await likePost(id, !liked);
      return 'waiting' in reply ? {} : { likeCount: reply.likeCount };
    });
  const repost = () =>
    mark(post, { reposted: !reposted, repostCount: repostCount + (reposted ? -1 : 1) }, async () => ({
      repostCount: (await repostPost(id, !reposted)).repostCount,
    }));
  const save = () =>
    mark(post, { saved: !saved }, async () => {
      await savePost(id, !saved);
      await queries.invalidateQueries({ queryKey: ['post', 'feed', 'saved'] });
      return {};
    });
  return (
    <div className={classes.actions}>
      <Link
        className={classes.action}
        to={`${addressOf(id)}#comments`}
        aria-label={t`Comments: ${commentCount}`}
      >
        <IconMessageCircle aria-hidden size={20} stroke={1.7} />
        <Count of={commentCount} />
      </Link>
      <Toggle on={reposted} label={t`Repost: ${repostCount}`} onPress={repost} tone="passed">
        <IconRepeat aria-hidden size={20} stroke={1.7} />
        <Count of={repostCount} />
      </Toggle>
      <Toggle on={liked} label={t`Like: ${likeCount}`} onPress={like} tone="liked">
        <IconHeart aria-hidden size={20} stroke={1.7} />
        <Count of={likeCount} />
      </Toggle>
      <Toggle on={saved} label={t`Save`} onPress={save} tone="saved">
        <IconBookmark aria-hidden size={20} stroke={1.7} />
      </Toggle>
    </div>
  );
}

interface ToggleProps {
  on: boolean;
  label: string;
  tone: string;
  onPress: () => void;
  children: React.ReactNode;
}

function Toggle({ on, label, tone, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-tone={tone}
      aria-pressed={on}
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Count({ of }: { of: number }) {
  return <span className={classes.count}>{of > 0 ? of : ''}</span>;
}
