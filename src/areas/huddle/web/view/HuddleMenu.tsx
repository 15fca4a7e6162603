import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCircleX,
  IconDeviceMobileDown,
  IconDots,
  IconFlag,
  IconHelpCircle,
  IconLink,
  IconQrcode,
  IconUserX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { isHost } from '../../rules/state.ts';
import type { Answers } from '../attendance/use-answer.ts';
import { calendarEntries } from '../calendar/calendar-entries.tsx';
import { useSaveCalendar } from '../calendar/use-save-calendar.ts';
import { ShareDoor } from '../share/ShareDoor.tsx';
import { useShare } from '../use-share.ts';

const OfflineSheet = latePart(() => import('../offline/OfflineSheet.tsx'));
const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

interface HuddleMenuProps {
  huddle: HuddleView;
  closed: boolean;
  answers: Answers;
  onWithdraw: () => void;
}

/** Further answers, the calendars, and the link to share; closed with the huddle (HUD-9, HUD-16). */
export function HuddleMenu({ huddle, closed, answers, onWithdraw }: HuddleMenuProps) {
  const { t } = useLingui();
  const share = useShare(huddle);
  const [sharing, setSharing] = useState(false);
  const [offline, setOffline] = useState(false);
  const [reporting, setReporting] = useReporting();
  const calendars = useCalendars(huddle, closed);
  const mine = huddle.participation;
  const answering = !mine || !isHost(mine.role) ? answerEntries(huddle, answers, onWithdraw) : [];
  const link: MenuEntry = {
    key: 'link',
    label: <Trans>Copy link</Trans>,
    icon: <IconLink aria-hidden size={20} />,
    run: () => void share(),
  };
  const ways: MenuEntry = {
    key: 'share',
    label: <Trans>Share, QR code, poster</Trans>,
    icon: <IconQrcode aria-hidden size={20} />,
    run: () => setSharing(true),
  };
  const takeAlong: MenuEntry = {
    key: 'offline',
    label: <Trans>Take offline</Trans>,
    icon: <IconDeviceMobileDown aria-hidden size={20} />,
    run: () => setOffline(true),
  };
  const report: MenuEntry = {
    key: 'report',
    label: <Trans>Report huddle</Trans>,
    icon: <IconFlag aria-hidden size={20} />,
    run: () => setReporting(true),
  };
  const entries = [
    ...answering,
    ...calendars,
    takeAlong,
    link,
    ways,
    ...(huddle.sight === 'HOST' ? [] : [report]),
  ];
  return (
    <>
      <ActionMenu
        label={t`More`}
        icon={<IconDots aria-hidden size={20} />}
        entries={entries}
        disabled={closed}
      />
      <ShareDoor huddle={huddle} opened={sharing} onClose={() => setSharing(false)} />
      {offline && <OfflineSheet huddle={huddle} onClose={() => setOffline(false)} />}
      {reporting && (
        <ReportDialog object={{ type: 'HUDDLE', id: huddle.id }} onClose={() => setReporting(false)} />
      )}
    </>
  );
}

/** Open when the menu opens it, or when a visitor came through the login to report. */
function useReporting() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const wanted = search.get('intent') === 'REPORT';
  const change = (open: boolean) => {
    setOpened(open);
    if (open || !wanted) return;
    search.delete('intent');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  return [opened || wanted, change] as const;
}

function useCalendars(huddle: HuddleView, closed: boolean): MenuEntry[] {
  const { t } = useLingui();
  const page = useHref(`/join/huddle/${huddle.id}`);
  const saveCalendar = useSaveCalendar(huddle.id);
  if (closed) return [];
  const services = calendarEntries(huddle, page, t);
  const icon = services[0]?.icon;
  return [...services, { key: 'ical', label: t`iCal file`, icon, run: () => void saveCalendar() }];
}

function answerEntries(huddle: HuddleView, answers: Answers, onWithdraw: () => void): MenuEntry[] {
  const mine = huddle.participation;
  const tentative: MenuEntry = {
    key: 'MAYBE',
    label: <Trans>Tentative</Trans>,
    icon: <IconHelpCircle aria-hidden size={20} />,
    run: () => void answers.say('MAYBE'),
  };
  const decline: MenuEntry = {
    key: 'NO',
    label: <Trans>Decline</Trans>,
    icon: <IconUserX aria-hidden size={20} />,
    run: () => void answers.say('NO'),
  };
  const withdraw: MenuEntry = {
    key: 'withdraw',
    label: <Trans>Withdraw</Trans>,
    icon: <IconCircleX aria-hidden size={20} />,
    danger: true,
    run: onWithdraw,
  };
  return [...(huddle.settings.decisiveRsvp ? [] : [tentative]), decline, ...(mine?.rsvped ? [withdraw] : [])];
}
