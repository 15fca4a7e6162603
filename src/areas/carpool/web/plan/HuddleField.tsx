import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { huddleQuery, huddlesQuery } from '#areas/huddle/web/public/my-huddles.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { type Askers, askers } from '../../rules/access.ts';
import { usualTimes } from '../../rules/usual-times.ts';
import classes from '../carpool.module.css';
import { askerNames } from '../messages.ts';
import type { Fields } from './use-carpool-form.ts';

interface Outing {
  readonly id: string;
  readonly name: string;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly timeZone: string;
}

/** For which of my huddles the ride is, or alone; and who may see it and ask. */
export function HuddleField({ form, wanted }: { form: Fields; wanted: string | null }) {
  const { t } = useLingui();
  const { data: pages } = useInfiniteQuery(huddlesQuery('GOING'));
  const { data: hosted } = useInfiniteQuery(huddlesQuery('HOSTING'));
  const { data: asked } = useQuery({ ...huddleQuery(wanted ?? ''), enabled: wanted !== null });
  const cards = [...(pages?.pages ?? []), ...(hosted?.pages ?? [])].flatMap(({ items }) => items);
  const mine = cards.filter(({ carpooling, status }) => carpooling && status === 'PUBLISHED');
  const known: Outing[] = [...(asked ? [asked] : []), ...mine.filter(({ id }) => id !== asked?.id)];
  const choose = (id: string) => {
    const outing = known.find((each) => each.id === id);
    form.setValues(outing ? valuesFor(outing) : { huddleId: '', whoMayAsk: 'EVERYONE' });
  };
  const filled = useRef(false);
  useEffect(() => {
    if (!asked || filled.current || form.values.huddleId === asked.id) return;
    filled.current = true;
    form.setValues(valuesFor(asked));
  }, [asked, form]);
  const { huddleId } = form.values;
  return (
    <div className={classes.two}>
      <NativeSelect
        size="md"
        label={t`For a huddle`}
        data={[
          { value: '', label: t`No huddle: a ride of its own` },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={huddleId}
        error={form.errors.huddleId}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <NativeSelect
        size="md"
        label={t`Who sees it and may ask`}
        data={askers
          .filter((value) => value !== 'PARTICIPANTS' || huddleId !== '')
          .map((value) => ({ value, label: t(askerNames[value]) }))}
        value={form.values.whoMayAsk}
        error={form.errors.whoMayAsk}
        onChange={(event) => form.setFieldValue('whoMayAsk', event.currentTarget.value as Askers)}
      />
    </div>
  );
}

/** The huddle says when: leave in time, come back when it ends. */
function valuesFor(outing: Outing) {
  const times = { startsAt: new Date(outing.startDateTime), endsAt: new Date(outing.endDateTime) };
  const { departsAt, returnsAt } = usualTimes({ ...times, venue: null }, null);
  return {
    huddleId: outing.id,
    timeZone: outing.timeZone,
    whoMayAsk: 'PARTICIPANTS' as const,
    depart: wallIn(departsAt, outing.timeZone),
    back: wallIn(returnsAt, outing.timeZone),
  };
}
