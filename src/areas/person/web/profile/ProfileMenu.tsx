import { useLingui } from '@lingui/react/macro';
import {
  IconDots,
  IconFlag,
  IconLink,
  IconUserMinus,
  IconUserX,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { showToast } from '#ui/toast.ts';
import type { ProfileView } from '../../contract/profile.ts';
import { canUnfollow } from '../../rules/relation.ts';
import { BlockDialog } from '../public/BlockDialog.tsx';
import { mute, unfollow, unmute } from '../public/relation-verbs.ts';
import { useRelation } from '../relations/use-relation.ts';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

const icon = { size: 18, 'aria-hidden': true } as const;

/** Unfollow, copy the address, and what keeps somebody away (PER-1, PER-9). */
export function ProfileMenu({ profile }: { profile: ProfileView }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'block' | 'report'>();
  const change = useRelation();
  const copy = useCopyAddress(profile.username);
  const following = useFollowEntry(profile);
  const { id, muted, self } = profile;
  const about: MenuEntry[] = self
    ? []
    : [
        following,
        {
          key: 'mute',
          label: muted ? t`Unmute` : t`Mute`,
          icon: muted ? <IconVolume {...icon} /> : <IconVolumeOff {...icon} />,
          run: () => void change(() => (muted ? unmute(id) : mute(id))),
        },
        {
          key: 'block',
          label: t`Block`,
          icon: <IconUserX {...icon} />,
          danger: true,
          run: () => setOpen('block'),
        },
        {
          key: 'report',
          label: t`Report`,
          icon: <IconFlag {...icon} />,
          danger: true,
          run: () => setOpen('report'),
        },
      ];
  const address = {
    key: 'copy',
    label: t`Copy profile link`,
    icon: <IconLink {...icon} />,
    run: () => void copy(),
  };
  const [first, ...rest] = about;
  const entries = first ? [first, address, ...rest] : [address];
  return (
    <>
      <ActionMenu label={t`More`} icon={<IconDots aria-hidden size={20} />} entries={entries} />
      <BlockDialog person={profile} opened={open === 'block'} onClose={() => setOpen(undefined)} />
      {open === 'report' && (
        <ReportDialog object={{ type: 'PERSON', id }} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Unfollow, which can be pressed only when there is something to end; or the request to take back (PER-2). */
function useFollowEntry(profile: ProfileView): MenuEntry {
  const { t } = useLingui();
  const change = useRelation();
  const { id, displayName, following, followingRequested } = profile;
  const words = followingRequested
    ? { done: t`Your request is taken back` }
    : { done: t`You unfollow the ${displayName}`, failed: t`Error while unfollow the user` };
  return {
    key: 'unfollow',
    label: followingRequested ? t`Take request back` : t`Unfollow`,
    icon: <IconUserMinus {...icon} />,
    disabled: !canUnfollow({ mine: following ? 'FOLLOWING' : followingRequested ? 'REQUESTED' : 'NONE' }),
    run: () => void change(() => unfollow(id), words),
  };
}

function useCopyAddress(username: string): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/${username}`);
      showToast({ kind: 'success', summary: t`Profile url copied` });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Profile`, detail: wordProblem(error) });
    }
  };
}
