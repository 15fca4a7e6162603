import { useState } from 'react';
import type { HuddleForm } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { farFromVenue, isUnusuallyLong } from '../../rules/plan.ts';

const MINUTE_MS = 60_000;

const order = ['LENGTH', 'FAR'] as const;
type Asked = (typeof order)[number];

/** What may be a slip in a plan; null where nothing is. */
interface Slips {
  readonly LENGTH: number | null;
  readonly FAR: number | null;
}

/** Sends a plan at once, or after a yes to each thing that is unusual and has not stood like that before. */
export function useAskedFirst(values: HuddleForm, onSend: () => void) {
  const [before] = useState(() => slipsOf(values));
  const [asked, setAsked] = useState<Asked | null>(null);
  const slips = slipsOf(values);
  const goOn = (from: number) => {
    const next = order.slice(from).find((each) => slips[each] !== null && slips[each] !== before[each]);
    setAsked(next ?? null);
    if (!next) onSend();
  };
  return {
    minutes: asked === 'LENGTH' ? slips.LENGTH : null,
    kilometers: asked === 'FAR' ? slips.FAR : null,
    dismiss: () => setAsked(null),
    sure: () => goOn(asked ? order.indexOf(asked) + 1 : 0),
    send: () => goOn(0),
  };
}

function slipsOf(values: HuddleForm): Slips {
  const { venue, meetingPoint } = values;
  return { LENGTH: longMinutes(values), FAR: farFromVenue(venue, meetingPoint) ?? null };
}

function longMinutes(values: HuddleForm): number | null {
  const plan = valuesOfForm(values);
  if (!plan) return null;
  const [startsAt, endsAt] = [new Date(plan.startDateTime), new Date(plan.endDateTime)];
  if (!isUnusuallyLong({ startsAt, endsAt })) return null;
  return Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
}
