import { Trans, useLingui } from '@lingui/react/macro';
import { IconDots, IconShare, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { CommunityView } from '../../contract-values.ts';
import { joinCommunity, leaveCommunity, shareCommunity } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { InviteSheet } from './InviteSheet.tsx';
import { asksFirst, JoinSheet } from './JoinSheet.tsx';

type Open = 'join' | 'invite' | 'share' | 'leave' | 'report';

const ReportDialog = lazy(() => import('#areas/moderation/web/parts/ReportDialog.tsx'));
const ShareWithPeople = lazy(() => import('#areas/person/web/parts/ShareWithPeople.tsx'));

/** Join, accept, invite, share, and the menu (COM-3). */
export function MemberActions({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const act = useAct();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { member, joinRequested, joinInvited, mayInvite } = community.membership;
  const leave = () => act(() => leaveCommunity(community.id));
  const join = async () => {
    if (asksFirst(community)) setOpen('join');
    else await act(() => joinCommunity(community.id, {}));
  };
  const copy = useCopyLink(community);
  const entries: MenuEntry[] = [
    { key: 'copy', label: t`Copy link`, run: () => void copy() },
    ...(community.privacy === 'HIDDEN'
      ? []
      : [{ key: 'share', label: t`Share to Friend`, run: () => setOpen('share') }]),
    ...(member && !community.archived
      ? [
          {
            key: 'huddle',
            label: t`Create huddle`,
            run: () => void navigate(`/huddle/create?communityId=${community.id}`),
          },
        ]
      : []),
    ...(joinInvited ? [{ key: 'decline', label: t`Decline invite`, run: () => void leave() }] : []),
    ...(member ? [{ key: 'leave', label: t`Leave`, danger: true, run: () => setOpen('leave') }] : []),
    ...(community.sight === 'LEAD'
      ? []
      : [{ key: 'report', label: t`Report`, danger: true, run: () => setOpen('report') }]),
  ];
  return (
    <>
      {!member && !joinRequested && !community.archived && (
        <SubmitButton onPress={join}>
          {joinInvited ? <Trans>Accept Invite</Trans> : <Trans>Join Community</Trans>}
        </SubmitButton>
      )}
      {joinRequested && (
        <SubmitButton look="outline" onPress={leave}>
          <Trans>Cancel request</Trans>
        </SubmitButton>
      )}
      {mayInvite && (
        <Action
          look="outline"
          icon={<IconUserPlus aria-hidden size={18} />}
          onClick={() => setOpen('invite')}
        >
          <Trans>Invite</Trans>
        </Action>
      )}
      <Action look="outline" icon={<IconShare aria-hidden size={18} />} onClick={() => void copy()}>
        <Trans>Share</Trans>
      </Action>
      <ActionMenu label={t`More`} icon={<IconDots aria-hidden size={20} />} entries={entries} />
      {open === 'join' && <JoinSheet communityId={community.id} onClose={close} />}
      <Suspense fallback={null}>
        {open === 'share' && (
          <ShareWithPeople share={(userIds) => shareCommunity(community.id, userIds)} onClose={close} />
        )}
        {open === 'report' && (
          <ReportDialog object={{ type: 'COMMUNITY', id: community.id }} onClose={close} />
        )}
      </Suspense>
      {open === 'invite' && <InviteSheet community={community} onClose={close} />}
      <ConfirmDialog
        opened={open === 'leave'}
        onClose={close}
        title={<Trans>Leave this community?</Trans>}
        confirm={<Trans>Leave</Trans>}
        onConfirm={() => leave().then(close)}
        danger
      >
        {community.privacy === 'PUBLIC' ? (
          <Trans>You can come back whenever you like.</Trans>
        ) : (
          <Trans>To come back you will have to ask or be invited again.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}

/** The address everybody may open, in the clipboard or the phone's own way of sharing. */
function useCopyLink({ id, name }: CommunityView): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    const url = `${location.origin}/join/community/${id}`;
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        return await navigator.share({ title: name, url });
      }
      await navigator.clipboard.writeText(url);
      showToast({ kind: 'success', summary: t`Link copied`, detail: url });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ kind: 'error', summary: t`Community`, detail: wordProblem(error) });
    }
  };
}
