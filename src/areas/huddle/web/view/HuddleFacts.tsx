import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  IconBackpack,
  IconCalendarTime,
  IconHourglass,
  IconMapPin,
  IconRulerMeasure,
  IconTrendingUp,
  IconUsers,
} from '@tabler/icons-react';
import { restOfAddress } from '#platform/shared/address-in.ts';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { formatDateTime, formatDistance, formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { ClampText } from '#ui/ClampText.tsx';
import { type Fact, FactRow } from '#ui/FactRow.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import { shownPart } from '../../rules/note.ts';
import { difficultyNames } from '../messages.ts';

interface HuddleFactsProps {
  huddle: HuddleView;
  now: Date;
  /** Where on the page it says how to get there. */
  way?: string | null;
}

/** When, where, how far, how hard, how many, what to bring: what one needs to decide in ten seconds. */
export function HuddleState({ huddle, now, way = null }: HuddleFactsProps) {
  return (
    <FactRow
      facts={[
        ...useWhen(huddle, now),
        ...useWhere(huddle, way),
        ...useTrail(huddle),
        ...useHowMany(huddle, now),
        ...useWindow(huddle, now),
        ...useBring(huddle),
      ]}
    />
  );
}

function useWhen(huddle: HuddleView, now: Date): Fact[] {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  if (!huddle.startDateTime) return [];
  const start = new Date(huddle.startDateTime);
  if (huddle.pollEndsAt) {
    const earliest = formatDateTime(start, now, clock);
    const detail = t`${earliest} at the earliest`;
    return [{ Icon: IconCalendarTime, label: t`When`, value: t`Date still open`, detail }];
  }
  const elsewhere = clock.timeZone !== huddle.timeZone;
  const there = formatTime(start, { ...clock, timeZone: huddle.timeZone });
  const differs = elsewhere && there !== formatTime(start, clock);
  // A member's page may be drawn again in the browser a minute later.
  const away = <span suppressHydrationWarning>{formatDistance(start, now, clock)}</span>;
  const detail = differs ? t`${there} at the venue` : away;
  return [{ Icon: IconCalendarTime, label: t`When`, value: formatDateTime(start, now, clock), detail }];
}

function useWhere({ venue }: HuddleView, way: string | null): Fact[] {
  const { t, i18n } = useLingui();
  if (!venue) return [];
  const address = restOfAddress(i18n.locale, venue);
  const detail = (address || way) && (
    <>
      {address && <span dir="auto">{address} </span>}
      {way && <a href={way}>{t`How to get there`}</a>}
    </>
  );
  return [{ Icon: IconMapPin, label: t`Where`, value: <span dir="auto">{venue.name}</span>, detail }];
}

function useTrail({ distanceMeters, ascentMeters, difficulty }: HuddleView): Fact[] {
  const { t, i18n } = useLingui();
  const measures = useMeasures();
  const facts: Fact[] = [];
  if (distanceMeters !== null) {
    const up = ascentMeters === null ? undefined : formatHeight(ascentMeters, measures, i18n.locale);
    const value = formatLength(distanceMeters, measures, i18n.locale);
    facts.push({ Icon: IconRulerMeasure, label: t`How far`, value, detail: up && t`${up} up`, short: true });
  }
  if (difficulty) {
    const value = t(difficultyNames[difficulty]);
    facts.push({ Icon: IconTrendingUp, label: t`How hard`, value, short: true });
  }
  return facts;
}

function useHowMany(huddle: HuddleView, now: Date): Fact[] {
  const { t } = useLingui();
  const { participantsSummary, capacity, placesLeft, status } = huddle;
  const people = participantsSummary.totalConfirmedPeople;
  if (status === 'CANCELLED' || (people === undefined && capacity === null)) return [];
  const fact = { Icon: IconUsers, label: t`How many`, short: true };
  if (people !== undefined && courseOfView(huddle, now) === 'OVER') {
    const value = t`${plural(people, { one: '# had a place', other: '# had a place' })}`;
    return [{ ...fact, value }];
  }
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
  return [{ ...fact, value, detail: room }];
}

/** When one may answer, where that is not at any time until the start. */
function useWindow(huddle: HuddleView, now: Date): Fact[] {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const { rsvpStartDateTime, rsvpEndDateTime, startDateTime, status } = huddle;
  if (status === 'CANCELLED' || new Date(startDateTime) < now) return [];
  const opens = rsvpStartDateTime ? new Date(rsvpStartDateTime) : now;
  const closes = rsvpEndDateTime ? new Date(rsvpEndDateTime) : null;
  const fact = { Icon: IconHourglass, label: t`When to answer` };
  const day = (date: Date) => unbroken(formatDateTime(date, now, clock));
  if (opens > now) return [{ ...fact, value: t`Answers from ${day(opens)}` }];
  if (!closes) return [];
  if (closes < now) return [{ ...fact, value: t`Answers are closed` }];
  return [{ ...fact, value: t`Answer by ${day(closes)}` }];
}

/** A day that stays on one line: in the narrow columns of a tablet it would end after its number. */
function unbroken(date: string): string {
  return date.replace(/(?<!,) /g, '\u00a0');
}

/** A list can be long: its beginning, with the rest behind a press. */
function useBring({ whatToBring: text }: HuddleView): Fact[] {
  const { t } = useLingui();
  if (!text) return [];
  const label = t`What to bring`;
  return [{ Icon: IconBackpack, label, text: <ClampText text={text} beginning={shownPart(text)} /> }];
}
