import { Trans, useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { createLink } from '#areas/link/web/public/create-link.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { showToast } from '#ui/toast.ts';
import type { SaidView } from '../../contract/views.ts';
import { sharePost } from '../mutations.ts';
import { openComposer } from '../public/open-composer.ts';

const DeletePost = latePart(() => import('./DeletePost.tsx'));
const Revisions = latePart(() => import('./Revisions.tsx'));
const Likes = latePart(() => import('./Likes.tsx'));
const ShareWithPeople = latePart(() => import('#areas/person/web/public/ShareWithPeople.tsx'));
const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

type Asked = 'delete' | 'history' | 'likes' | 'share' | 'report';

/** What else can be done with a post: by everybody, by its author, against it. */
export function PostMenu({ post }: { post: SaidView }) {
  const { t } = useLingui();
  const copy = useCopyLink();
  const [asked, setAsked] = useState<Asked>();
  const { data: me } = useQuery({ ...myAccount, enabled: false });
  const mayReadRevisions = post.mine || me?.moderator === true;
  const close = () => setAsked(undefined);
  const ask = (what: Asked, label: MenuEntry['label'], more: Partial<MenuEntry> = {}): MenuEntry => ({
    key: what,
    label,
    run: () => setAsked(what),
    ...more,
  });
  const entries: MenuEntry[] = [
    { key: 'quote', label: <Trans>Quote</Trans>, run: () => openComposer({ kind: 'QUOTE', post }) },
    ask('share', <Trans>Share with people</Trans>),
    ...(post.visibility === 'PUBLIC'
      ? [{ key: 'copy', label: <Trans>Copy link</Trans>, run: () => void copy(post.id) }]
      : []),
    ...(post.likeCount > 0 ? [ask('likes', <Trans>Who likes it</Trans>)] : []),
    ...(post.editedAt && mayReadRevisions ? [ask('history', <Trans>What it said before</Trans>)] : []),
    ...(post.editableUntil
      ? [{ key: 'edit', label: <Trans>Edit</Trans>, run: () => openComposer({ kind: 'EDIT', post }) }]
      : []),
    post.mine
      ? ask('delete', <Trans>Delete</Trans>, { danger: true })
      : ask('report', <Trans>Report</Trans>, { danger: true }),
  ];
  return (
    <>
      <ActionMenu
        label={t`More about this post`}
        icon={<IconDots aria-hidden size={20} />}
        entries={entries}
        quiet
      />
      {asked === 'delete' && <DeletePost post={post} onClose={close} />}
      {asked === 'history' && <Revisions post={post} onClose={close} />}
      {asked === 'likes' && <Likes postId={post.id} onClose={close} />}
      {asked === 'share' && (
        <ShareWithPeople share={(userIds) => sharePost(post.id, userIds)} onClose={close} />
      )}
      {asked === 'report' && <ReportDialog object={{ type: 'POST', id: post.id }} onClose={close} />}
    </>
  );
}

/** Makes my share link of a post and copies it. */
function useCopyLink(): (postId: string) => Promise<void> {
  const { t } = useLingui();
  return async (postId) => {
    try {
      const { url } = await createLink('POST', postId);
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Post`, detail: wordProblem(error) });
    }
  };
}
