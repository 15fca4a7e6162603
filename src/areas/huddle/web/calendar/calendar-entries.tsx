import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { MenuEntry } from '#ui/ActionMenu.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { calendarLinks } from '../../rules/calendar-links.ts';

const services = [
  ['google', msg`Google Calendar`],
  ['yahoo', msg`Yahoo Calendar`],
  ['outlook', msg`Outlook Calendar`],
] as const;

/** The calendar services as entries of a menu, with the place this viewer may know (HUD-16, HUD-23). */
export function calendarEntries(
  huddle: HuddleView,
  path: string,
  word: (text: MessageDescriptor) => string,
): MenuEntry[] {
  const place = huddle.meetingPoint?.exact ? huddle.meetingPoint : huddle.venue;
  const where = place ? [place.name, place.formattedAddress].filter(Boolean).join(', ') : '';
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  const links = calendarLinks({ ...huddle, where, page: `${origin}${path}` });
  const icon = <IconCalendarPlus aria-hidden size={20} />;
  return services.map(([key, name]) => ({ key, label: word(name), icon, to: links[key] }));
}
