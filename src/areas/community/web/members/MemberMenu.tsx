import { Trans, useLingui } from '@lingui/react/macro';
import { IconCrown, IconDots, IconUserMinus, IconUserStar, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { changeRole, handOver, removeMember } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const icon = { size: 20, 'aria-hidden': true } as const;

type Asked = 'remove' | 'ban' | 'handOver';

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
  const mayRemove = community.sight === 'LEAD' && row.role !== 'OWNER' && (owner || row.role === 'MEMBER');
  if (!mayRemove) return null;
  const [id, { id: personId, displayName }] = [community.id, row.person];
  const role = row.role === 'ADMIN' ? 'MEMBER' : 'ADMIN';
  const entries: MenuEntry[] = [
    ...(owner
      ? [
          {
            key: 'role',
            label: role === 'ADMIN' ? t`Make an admin` : t`Make a plain member`,
            icon: <IconUserStar {...icon} />,
            run: () => void act(() => changeRole(id, personId, role)),
          },
          {
            key: 'handOver',
            label: t`Hand the community over`,
            icon: <IconCrown {...icon} />,
            run: () => setAsked('handOver'),
          },
        ]
      : []),
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
      <ConfirmDialog
        opened={asked !== undefined}
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
