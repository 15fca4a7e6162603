import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCertificate,
  IconCrown,
  IconDots,
  IconNote,
  IconUserMinus,
  IconUserShare,
  IconUserStar,
  IconUserX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { handOver } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const icon = { size: 20, 'aria-hidden': true } as const;

const RoleSheet = latePart(() => import('./RoleSheet.tsx'));

const OfficeSheet = latePart(() => import('./OfficeSheet.tsx'));
const RemoveSheet = latePart(() => import('./RemoveSheet.tsx'));
const QualificationsSheet = latePart(() => import('./QualificationsSheet.tsx'));
const NoteSheet = latePart(() => import('./NoteSheet.tsx'));

type Asked = 'role' | 'papers' | 'note' | 'remove' | 'ban' | 'handOver' | 'office';

/** What an admin or an owner can do about a member. */
export function MemberMenu({ community, row }: { community: CommunityView; row: MemberView }) {
  const { t } = useLingui();
  const act = useAct();
  const { data: me } = useQuery(myAccount);
  const [asked, setAsked] = useState<Asked>();
  const owner = community.membership.role === 'OWNER';
  const mayGive = community.membership.acts.includes('ROLES');
  const mayRemove = mayGive && row.role !== 'OWNER' && (owner || row.role !== 'ADMIN');
  if (!mayGive) return null;
  const [id, { id: personId, displayName }] = [community.id, row.person];
  const entries: MenuEntry[] = [
    {
      key: 'role',
      label: t`Role and title`,
      icon: <IconUserStar {...icon} />,
      run: () => setAsked('role'),
    },
    {
      key: 'note',
      label: row.noted ? t`Read or change the note` : t`Write a note`,
      icon: <IconNote {...icon} />,
      run: () => setAsked('note'),
    },
    {
      key: 'papers',
      label: t`Qualifications`,
      icon: <IconCertificate {...icon} />,
      run: () => setAsked('papers'),
    },
    ...(hasOffice(community, row, me?.id)
      ? [
          {
            key: 'office',
            label: t`Hand over the office`,
            icon: <IconUserShare {...icon} />,
            run: () => setAsked('office'),
          },
        ]
      : []),
    ...(owner && row.role !== 'OWNER'
      ? [
          {
            key: 'handOver',
            label: t`Hand the community over`,
            icon: <IconCrown {...icon} />,
            run: () => setAsked('handOver'),
          },
        ]
      : []),
    ...(mayRemove
      ? [
          {
            key: 'remove',
            label: t`Remove`,
            icon: <IconUserMinus {...icon} />,
            danger: true,
            run: () => setAsked('remove'),
          },
          {
            key: 'ban',
            label: t`Remove and ban`,
            icon: <IconUserX {...icon} />,
            danger: true,
            run: () => setAsked('ban'),
          },
        ]
      : []),
  ];
  const close = () => setAsked(undefined);
  return (
    <>
      <ActionMenu
        label={t`More about ${displayName}`}
        icon={<IconDots aria-hidden size={20} />}
        entries={entries}
        quiet
      />
      {asked === 'role' && <RoleSheet community={community} row={row} onClose={close} />}
      {asked === 'note' && <NoteSheet community={community} row={row} onClose={close} />}
      {asked === 'papers' && <QualificationsSheet community={community} row={row} onClose={close} />}
      {asked === 'office' && <OfficeSheet community={community} row={row} onClose={close} />}
      {(asked === 'remove' || asked === 'ban') && (
        <RemoveSheet community={community} row={row} ban={asked === 'ban'} onClose={close} />
      )}
      <ConfirmDialog
        opened={asked === 'handOver'}
        onClose={close}
        title={<Trans>Hand the community over to {displayName}?</Trans>}
        confirm={<Trans>Hand over</Trans>}
        onConfirm={() => act(() => handOver(id, personId)).then(close)}
      >
        <Trans>They will own the community, and you stay as an admin.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** Whether they have an office that the viewer may hand over. */
function hasOffice({ membership }: CommunityView, { role, person }: MemberView, myId?: string): boolean {
  if (role === 'OWNER') return person.id === myId;
  return role === 'ADMIN' ? membership.role === 'OWNER' : role !== 'MEMBER';
}
