import { useState } from 'react';
import type { HuddleForm } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { isUnusuallyLong } from '../../rules/plan.ts';

const MINUTE_MS = 60_000;

/** Sends a plan at once, or after a yes when it lasts unusually long and has not stood like that before. */
export function useAskedLength(values: HuddleForm, onSend: () => void) {
  const [before] = useState(() => lengthOf(values)?.minutes);
  const [asked, setAsked] = useState<number | null>(null);
  return {
    asked,
    dismiss: () => setAsked(null),
    sure: () => {
      setAsked(null);
      onSend();
    },
    send: () => {
      const length = lengthOf(values);
      if (length?.long && length.minutes !== before) setAsked(length.minutes);
      else onSend();
    },
  };
}

function lengthOf(values: HuddleForm): { minutes: number; long: boolean } | undefined {
  const plan = valuesOfForm(values);
  if (!plan) return undefined;
  const [startsAt, endsAt] = [new Date(plan.startDateTime), new Date(plan.endDateTime)];
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS);
  return { minutes, long: isUnusuallyLong({ startsAt, endsAt }) };
}
