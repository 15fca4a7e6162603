import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { isRefusal } from '#platform/shared/decision.ts';
import { fillIn } from '#platform/shared/text.ts';
import { decidePlan } from '../../rules/plan.ts';
import { huddleRefusals } from '../../rules/refusals.ts';
import { type HuddleForm, planOfForm } from './huddle-form.ts';

export type HuddleFields = UseFormReturnType<HuddleForm>;

const KEY = 'huddle_plan';

/** The fields, kept for this tab from the first keystroke until the huddle is planned. */
export function useHuddleForm(start: HuddleForm): HuddleFields {
  const form = useForm<HuddleForm>({
    initialValues: { ...start, ...kept() },
    validateInputOnBlur: true,
    validate: {
      name: (name) => (name.trim() === '' ? 'NAME_MISSING' : null),
    },
  });
  useEffect(() => {
    sessionStorage.setItem(KEY, JSON.stringify(form.values));
  }, [form.values]);
  return form;
}

export function forgetPlan(): void {
  sessionStorage.removeItem(KEY);
}

/** What the rules say against the plan as it stands, in words; the server will ask the same. */
export function whyNot(values: HuddleForm, now: Date): string | undefined {
  const plan = planOfForm(values);
  if (!plan) return undefined;
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  const refused = decidePlan(
    {
      timeZone: values.timeZone,
      privacy: values.privacy,
      guestAllowed: values.guestAllowed,
      guestAllowedAges: values.guestAllowedAges,
      startsAt: new Date(plan.startDateTime),
      endsAt: new Date(plan.endDateTime),
      rsvpStartsAt: date(plan.rsvpStartDateTime),
      rsvpEndsAt: date(plan.rsvpEndDateTime),
      communityMember: false,
    },
    now,
  );
  if (!isRefusal(refused)) return undefined;
  const text = huddleRefusals[refused.code as keyof typeof huddleRefusals];
  return fillIn(text, { timeZone: values.timeZone });
}

function kept(): Partial<HuddleForm> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<HuddleForm>;
  } catch {
    return {};
  }
}
