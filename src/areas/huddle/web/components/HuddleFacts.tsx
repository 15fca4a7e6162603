import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconBackpack,
  IconCalendarTime,
  IconMapPin,
  IconRulerMeasure,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { formatDateTime, formatDistance, formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { ClampText } from '#ui/ClampText.tsx';
import { type Fact, FactRow } from '#ui/FactRow.tsx';
import type { HuddleView } from '../../contract-values.ts';
import { shownPart } from '../../rules/note.ts';
import { difficultyNames } from '../messages.ts';

/** When, where, how far, how hard, how many, what to bring: what one needs to decide in ten seconds. */
export function HuddleFacts({ huddle, now }: { huddle: HuddleView; now: Date }) {
  return (
    <FactRow
      facts={[
        useWhen(huddle, now),
        ...useWhere(huddle),
        ...useTrail(huddle),
        ...useHowMany(huddle),
        ...useBring(huddle),
      ]}
    />
  );
}

function useWhen(huddle: HuddleView, now: Date): Fact {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const start = new Date(huddle.startDateTime);
  const elsewhere = clock.timeZone !== huddle.timeZone;
  const there = formatTime(start, { ...clock, timeZone: huddle.timeZone });
  const differs = elsewhere && there !== formatTime(start, clock);
  return {
    Icon: IconCalendarTime,
    label: t`When`,
    value: formatDateTime(start, now, clock),
    detail: differs ? t`${there} at the venue` : formatDistance(start, now, clock),
  };
}

function useWhere({ venue }: HuddleView): Fact[] {
  const { t } = useLingui();
  if (!venue) return [];
  const detail = venue.formattedAddress === venue.name ? undefined : venue.formattedAddress;
  return [{ Icon: IconMapPin, label: t`Where`, value: <span dir="auto">{venue.name}</span>, detail }];
}

function useTrail({ distanceMeters, ascentMeters, difficulty }: HuddleView): Fact[] {
  const { t, i18n } = useLingui();
  const measures = useMeasures();
  const facts: Fact[] = [];
  if (distanceMeters !== null) {
    const up = ascentMeters === null ? undefined : formatHeight(ascentMeters, measures, i18n.locale);
    const value = formatLength(distanceMeters, measures, i18n.locale);
    facts.push({ Icon: IconRulerMeasure, label: t`How far`, value, detail: up && t`${up} up` });
  }
  if (difficulty) {
    facts.push({ Icon: IconTrendingUp, label: t`How hard`, value: t(difficultyNames[difficulty]) });
  }
  return facts;
}

function useHowMany({ participantsSummary, capacity, placesLeft }: HuddleView): Fact[] {
  const { t } = useLingui();
  const people = participantsSummary.totalConfirmedPeople;
  if (people === undefined && capacity === null) return [];
  const left = placesLeft ?? 0;
  const waiting = participantsSummary.totalWaitingParticipants ?? 0;
  const room =
    placesLeft === null
      ? undefined
      : left > 0
        ? t`${plural(left, { one: '# place left', other: '# places left' })}`
        : waiting > 0
          ? t`${plural(waiting, { one: 'Full, # waiting', other: 'Full, # waiting' })}`
          : t`Full`;
  const value =
    people === undefined
      ? t`Up to ${capacity ?? 0}`
      : t`${plural(people, { one: '# going', other: '# going' })}`;
  return [{ Icon: IconUsers, label: t`How many`, value, detail: room }];
}

/** A list can be long: its beginning, with the rest behind a press. */
function useBring({ whatToBring: text }: HuddleView): Fact[] {
  const { t } = useLingui();
  if (!text) return [];
  const label = t`What to bring`;
  return [{ Icon: IconBackpack, label, text: <ClampText text={text} beginning={shownPart(text)} /> }];
}
