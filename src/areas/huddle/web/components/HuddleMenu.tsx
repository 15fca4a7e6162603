import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconCalendarPlus,
  IconCircleX,
  IconDots,
  IconHelpCircle,
  IconLink,
  IconUserX,
} from '@tabler/icons-react';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { calendarLinks } from '../../rules/calendar-links.ts';
import { isHost } from '../../rules/huddle-facts.ts';
import { saveCalendarFile } from '../save-calendar-file.ts';
import type { Answers } from '../use-answers.ts';
import { useShare } from '../use-share.ts';

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
  const calendars = useCalendarEntries(huddle);
  const mine = huddle.participation;
  const answering = !mine || !isHost(mine.role) ? answerEntries(huddle, answers, onWithdraw) : [];
  const link: MenuEntry = {
    key: 'link',
    label: <Trans>Copy link</Trans>,
    icon: <IconLink aria-hidden size={20} />,
    run: () => void share(),
  };
  return (
    <ActionMenu
      label={t`More`}
      icon={<IconDots aria-hidden size={20} />}
      entries={[...answering, ...calendars, link]}
      disabled={closed}
    />
  );
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

function useCalendarEntries(huddle: HuddleView): MenuEntry[] {
  const { t } = useLingui();
  const place = huddle.meetingPoint?.exact ? huddle.meetingPoint : huddle.venue;
  const where = place ? [place.name, place.formattedAddress].filter(Boolean).join(', ') : '';
  const page = `${window.location.origin}/join/huddle/${huddle.id}`;
  const links = calendarLinks({ ...huddle, where, page });
  const icon = <IconCalendarPlus aria-hidden size={20} />;
  return [
    { key: 'google', label: t`Google Calendar`, icon, to: links.google },
    { key: 'yahoo', label: t`Yahoo Calendar`, icon, to: links.yahoo },
    { key: 'outlook', label: t`Outlook Calendar`, icon, to: links.outlook },
    { key: 'ical', label: t`iCal file`, icon, run: () => void saveCalendarFile(huddle.id) },
  ];
}
