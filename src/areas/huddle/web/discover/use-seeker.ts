import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { usualPlace } from '#areas/place/web/public/usual-place.ts';
import { useClock } from '#platform/web/clock.tsx';
import { activitiesOf } from '../../rules/finding.ts';
import { activityNames } from '../messages.ts';
import { coarse, type Seeker } from './filters.ts';

/** Who looks for huddles; null until it is known where they usually are. */
export function useSeeker(): Seeker | null {
  const { t } = useLingui();
  const { timeZone } = useClock();
  const { data: me } = useQuery(myAccount);
  const home = me?.location ?? null;
  const elsewhere = useQuery({ ...usualPlace, enabled: me !== undefined && home === null });
  const known = me !== undefined && (home !== null || !elsewhere.isLoading);
  const place = home ?? elsewhere.data ?? null;
  const interests = me?.detail.interestTags;
  return useMemo(() => {
    if (!known) return null;
    const fits = activitiesOf(interests ?? [], (activity) => t(activityNames[activity]));
    return { timeZone, now: new Date(), usual: place && coarse(place), fits };
  }, [known, timeZone, place, interests, t]);
}
