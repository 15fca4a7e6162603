import { Trans, useLingui } from '@lingui/react/macro';
import { IconCrown, IconDots, IconUserMinus, IconUserStar, IconUserX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { handOver, removeMember } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const icon = { size: 20, 'aria-hidden': true } as const;

const RoleSheet = latePart(() => import('./RoleSheet.tsx'));

type Asked = 'role' | 'remove' | 'ban' | 'handOver';

function Question({ asked, name }: { asked: Asked | undefined; name: string }) {
  if (asked === 'handOver') return <Trans>Hand the community over to {name}?</Trans>;
  return asked === 'ban' ? <Trans>Remove and ban {name}?</Trans> : <Trans>Remove {name}?</Trans>;
}

function MemberAction({ asked }: { asked: Asked | undefined }) {
  if (asked === 'handOver') return <Trans>Hand over</Trans>;
  return asked === 'ban' ? <Trans>Remove and ban</Trans> : <Trans>Remove</Trans>;
}

/** What an admin or an owner can do about a member. */
export function MemberMenu({ community, row }: { community: CommunityView; row: MemberView }) {
  const { t } = useLingui();
  const act = useAct();
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
  const confirm = async () => {
    if (asked === 'handOver') await act(() => handOver(id, personId));
    else await act(() => removeMember(id, personId, asked === 'ban'));
    setAsked(undefined);
  };
  return (
    <>
      <ActionMenu
        label={t`More about ${displayName}`}
        icon={<IconDots aria-hidden size={20} />}
        entries={entries}
        quiet
      />
      <Suspense fallback={null}>
        {asked === 'role' && (
          <RoleSheet community={community} row={row} onClose={() => setAsked(undefined)} />
        )}
      </Suspense>
      <ConfirmDialog
        opened={asked !== undefined && asked !== 'role'}
        onClose={() => setAsked(undefined)}
        title={<Question asked={asked} name={displayName} />}
        confirm={<MemberAction asked={asked} />}
        onConfirm={confirm}
        danger={asked !== 'handOver'}
      >
        {asked === 'handOver' ? (
          <Trans>They will own the community, and you stay as an admin.</Trans>
        ) : asked === 'ban' ? (
          <Trans>They lose access at once and cannot join again until the ban is lifted.</Trans>
        ) : (
          <Trans>They lose access at once, and may join or ask again.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
