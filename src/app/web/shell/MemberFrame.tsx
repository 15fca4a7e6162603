import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet, useMatches } from 'react-router';
import { type MyAccount, myAccount } from '#areas/account/web/public/my-account.ts';
import { localeIn } from '#platform/shared/region.ts';
import { ClockProvider } from '#platform/web/clock.tsx';
import { MeasuresProvider } from '#platform/web/measures.tsx';
import { isPageHandle } from '#platform/web/page-handle.ts';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { SignedInFrame } from './SignedInFrame.tsx';
import { useProfileLanguage } from './use-profile-language.ts';

/** The frame, the clock and the units of who is logged in; a changed setting shows everywhere at once (SET-1). */
export function MemberFrame({ loaded }: { loaded: MyAccount }) {
  const me = useQuery(myAccount).data ?? loaded;
  const { i18n } = useLingui();
  useProfileLanguage(me.locale);
  const isHydrated = useHydrated();
  const isForm = useMatches().some(({ handle }) => isPageHandle(handle) && handle.isForm);
  const { timeZone } = me;
  const { lengthUnit: length, massUnit: mass, timeUnit } = me.preference;
  const clock = useMemo(
    () =>
      ({
        locale: localeIn(i18n.locale, timeZone),
        timeZone,
        hours: timeUnit === 'H12' ? 'h12' : 'h23',
      }) as const,
    [i18n.locale, timeZone, timeUnit],
  );
  const measures = useMemo(() => ({ length, mass }), [length, mass]);
  return (
    <ClockProvider clock={clock}>
      <MeasuresProvider measures={measures}>
        <SignedInFrame me={me}>{isForm && !isHydrated ? <PageSkeleton /> : <Outlet />}</SignedInFrame>
      </MeasuresProvider>
    </ClockProvider>
  );
}
