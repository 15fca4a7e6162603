import { useLingui } from '@lingui/react/macro';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { DifferenceView } from '../../contract/history.ts';
import { roleNames } from '../messages.ts';

/** Words what is different with a member: 'Leader, before Member · address changed'. */
export function useWordedChange(): (difference: DifferenceView) => string {
  const { t } = useLingui();
  const { locale } = useClock();
  const dayOf = (day: string | null) => (day ? formatCalendarDay(day, locale) : t`not yet`);
  return ({ before, after, addressChanged }) => {
    if (!before || !after) {
      const number = (after ?? before)?.number ?? 0;
      return [number > 0 && t`No. ${number}`, after ? t`joined` : t`left`].filter(Boolean).join(' · ');
    }
    return [
      before.number !== after.number && t`left and joined again`,
      before.role !== after.role && t`${t(roleNames[after.role])}, before ${t(roleNames[before.role])}`,
      before.title !== after.title && t`title: ${after.title || '–'}, before ${before.title || '–'}`,
      before.paidUntil !== after.paidUntil &&
        t`paid until ${dayOf(after.paidUntil)}, before ${dayOf(before.paidUntil)}`,
      addressChanged && t`address changed`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
