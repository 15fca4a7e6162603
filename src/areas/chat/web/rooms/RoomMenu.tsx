import { useLingui } from '@lingui/react/macro';
import { IconDots, IconFlag, IconUser, IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { BlockDialog } from '#areas/person/web/public/BlockDialog.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

const icon = { size: 18, 'aria-hidden': true } as const;

/** Who the other of two is, and what keeps them away. */
export function RoomMenu({ person }: { person: PersonSummary }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'block' | 'report'>();
  const entries: MenuEntry[] = [
    ...(person.username
      ? [
          {
            key: 'profile',
            label: t`View profile`,
            icon: <IconUser {...icon} />,
            to: `/${person.username}`,
            here: true,
          },
        ]
      : []),
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
  return (
    <>
      <ActionMenu label={t`More`} icon={<IconDots aria-hidden size={20} />} entries={entries} />
      <BlockDialog person={person} opened={open === 'block'} onClose={() => setOpen(undefined)} />
      {open === 'report' && (
        <ReportDialog object={{ type: 'PERSON', id: person.id }} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
