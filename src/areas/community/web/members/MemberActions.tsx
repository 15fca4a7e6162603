import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCalendarDown,
  IconCalendarPlus,
  IconChevronDown,
  IconDoorExit,
  IconDots,
  IconFlag,
  IconLink,
  IconShare,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { createLink } from '#areas/link/web/public/create-link.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { CommunityView } from '../../contract/views.ts';
import { InviteSheet } from '../invitations/InviteSheet.tsx';
import { joinCommunity, leaveCommunity, shareCommunity } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { asksFirst, JoinSheet } from './JoinSheet.tsx';

const icon = { size: 20, 'aria-hidden': true } as const;

type Open = 'join' | 'invite' | 'share' | 'leave' | 'report';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));
const ShareWithPeople = latePart(() => import('#areas/person/web/public/ShareWithPeople.tsx'));

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
  const entries = useEntries(community, {
    copy: () => void copy(),
    plan: () => void navigate(`/huddle/create?communityId=${community.id}`),
    import: () => void navigate(`/huddle/import?communityId=${community.id}`),
    decline: () => void leave(),
    leave: () => setOpen('leave'),
    report: () => setOpen('report'),
  });
  return (
    <>
      {!member && !joinRequested && !community.archived && (
        <SubmitButton onPress={join}>
          {joinInvited ? (
            <Trans>Accept Invite</Trans>
          ) : community.approvalRequired ? (
            <Trans>Ask to join</Trans>
          ) : (
            <Trans>Join Community</Trans>
          )}
        </SubmitButton>
      )}
      {joinInvited && (
        <ActionMenu
          label={t`Other answers to the invitation`}
          icon={<IconChevronDown aria-hidden size={20} />}
          entries={[declineEntry(t`Decline invite`, () => void leave())]}
        />
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
      {community.privacy !== 'HIDDEN' && (
        <Action look="outline" icon={<IconShare aria-hidden size={18} />} onClick={() => setOpen('share')}>
          <Trans>Share</Trans>
        </Action>
      )}
      <ActionMenu label={t`More`} icon={<IconDots aria-hidden size={20} />} entries={entries} />
      {open === 'join' && <JoinSheet communityId={community.id} onClose={close} />}
      {open === 'share' && (
        <ShareWithPeople share={(userIds) => shareCommunity(community.id, userIds)} onClose={close} />
      )}
      {open === 'report' && <ReportDialog object={{ type: 'COMMUNITY', id: community.id }} onClose={close} />}
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

function declineEntry(label: string, run: () => void): MenuEntry {
  return { key: 'decline', label, icon: <IconX {...icon} />, run };
}

type MemberAction = 'copy' | 'plan' | 'import' | 'decline' | 'leave' | 'report';

/** What of it this viewer has. */
function useEntries(
  community: CommunityView,
  deeds: Readonly<Record<MemberAction, () => void>>,
): MenuEntry[] {
  const { t } = useLingui();
  const { privacy, sight, membership } = community;
  const entry = (key: MemberAction, label: string, sign: ReactNode, danger = false): MenuEntry => ({
    key,
    label,
    icon: sign,
    danger,
    run: deeds[key],
  });
  const entries = [
    privacy !== 'HIDDEN' && entry('copy', t`Copy link`, <IconLink {...icon} />),
    membership.planning !== 'NO' && entry('plan', t`Create huddle`, <IconCalendarPlus {...icon} />),
    membership.planning !== 'NO' && entry('import', t`Import outings`, <IconCalendarDown {...icon} />),
    membership.joinInvited && declineEntry(t`Decline invite`, deeds.decline),
    membership.member && entry('leave', t`Leave`, <IconDoorExit {...icon} />, true),
    sight !== 'LEAD' && entry('report', t`Report`, <IconFlag {...icon} />, true),
  ];
  return entries.filter((each) => each !== false);
}

/** My share link, in the clipboard or the phone's own way of sharing. */
function useCopyLink({ id, name }: CommunityView): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      const { url } = await createLink('COMMUNITY', id);
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
