import { Trans, useLingui } from '@lingui/react/macro';
import { IconDots, IconFlag, IconShare } from '@tabler/icons-react';
import { useHref } from 'react-router';
import { Action } from '#ui/Action.tsx';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract/views.ts';
import { calendarEntries } from '../calendar/calendar-entries.tsx';
import { handOn } from '../use-share.ts';

export interface VisitorMenuProps {
  huddle: HuddleView;
  closed: boolean;
  /** Where a visitor reports it. */
  report: string;
  onMenu: (opened: boolean) => void;
}

/**
 * The calendars and the way to report, for who is not logged in; closed with the huddle (HUD-9, HUD-16). Sharing stands
 * beside it and is not.
 */
export default function VisitorMenu({ huddle, closed, report, onMenu }: VisitorMenuProps) {
  const { t } = useLingui();
  const page = useHref(`/join/huddle/${huddle.id}`);
  const file = `/api/public/huddles/${huddle.id}/calendar.ics`;
  const calendars = closed || huddle.sight === 'LINK' ? [] : calendarEntries(huddle, page, t);
  const entries: MenuEntry[] = [
    ...calendars,
    ...(calendars.length > 0
      ? [{ key: 'ical', label: t`iCal file`, icon: calendars[0]?.icon, to: file, download: true }]
      : []),
    {
      key: 'report',
      label: <Trans>Report huddle</Trans>,
      icon: <IconFlag aria-hidden size={20} />,
      to: report,
      here: true,
    },
  ];
  return (
    <>
      <ActionMenu
        label={t`More`}
        icon={<IconDots aria-hidden size={20} />}
        entries={entries}
        disabled={closed}
        onToggle={onMenu}
      />
      <VisitorShare name={huddle.name} />
    </>
  );
}

/** The phone's own way of sharing, or a copied address. */
export function VisitorShare({ name }: { name: string }) {
  const { t } = useLingui();
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    if (await handOn(name, url)) showToast({ kind: 'success', summary: t`Link copied`, detail: url });
  };
  return (
    <Action
      look="outline"
      aria-label={t`Share`}
      icon={<IconShare aria-hidden size={20} />}
      onClick={() => void share()}
    >
      {null}
    </Action>
  );
}
