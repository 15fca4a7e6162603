import { Trans, useLingui } from '@lingui/react/macro';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { formatTime, word } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { difficultyNames } from '../messages.ts';

/** What huddles are compared by: '9.4 km · 480 m up · Moderate · CHF 20'. */
export function CardFacts({ huddle }: { huddle: Huddle }) {
  const { t, i18n } = useLingui();
  const measures = useMeasures();
  const { distanceMeters, ascentMeters, difficulty, payment, paymentAmount } = huddle;
  const up = ascentMeters ? formatHeight(ascentMeters, measures, i18n.locale) : '';
  const facts = [
    distanceMeters ? formatLength(distanceMeters, measures, i18n.locale) : '',
    up && t`${up} up`,
    difficulty ? t(difficultyNames[difficulty]) : '',
    payment === 'FREE' ? t`Free` : paymentAmount || t`Paid`,
  ];
  return <>{facts.filter(Boolean).join(' · ')}</>;
}

const ZONE = { timeZoneName: 'longGeneric' } as const;

/** When it begins where it is, if clocks there show another time than the reader's. */
export function TimeThere({ huddle }: { huddle: Huddle }) {
  const clock = useClock(huddle.timeZone);
  const start = new Date(huddle.startDateTime);
  const there = { ...clock, timeZone: huddle.timeZone };
  const time = formatTime(start, there);
  if (time === formatTime(start, clock)) return null;
  // 'Monday, Mountain Time' and 'Montag, Rocky-Mountains-Zeit': only the zone is wanted.
  const zone = word(start, there, ZONE).replace(/^[^,]*,\s*/, '');
  return (
    <>
      {' · '}
      <Trans>
        {time} there ({zone})
      </Trans>
    </>
  );
}
