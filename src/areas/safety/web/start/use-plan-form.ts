import { useLingui } from '@lingui/react/macro';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { faultTexts } from './fault-texts.ts';
import { faultsOf, type PlanFault, type PlanForm } from './plan-form.ts';

export type Fields = UseFormReturnType<PlanForm>;

/** Where a refusal of the server is shown; others stand above the button. */
const fieldOf: Readonly<Record<string, keyof PlanForm>> = {
  PLAN_IN_PAST: 'expected',
  PLAN_TOO_FAR: 'expected',
  TIME_ZONE_UNKNOWN: 'expected',
  PLAN_NEEDS_CONTACT: 'contactIds',
  CONTACT_DECLINED: 'contactIds',
  CONTACT_IN_PARTY: 'contactIds',
};

/** A form whose faults stand beside their fields, those that the server finds, too. */
export function usePlanForm(initialValues: PlanForm, contactCount: (form: PlanForm) => number | null) {
  const { t } = useLingui();
  const form = useForm<PlanForm>({
    initialValues,
    validate: (values) => {
      const faults = Object.entries(faultsOf(values, new Date(), contactCount(values)));
      return Object.fromEntries(faults.map(([field, fault]) => [field, t(faultTexts[fault as PlanFault])]));
    },
  });
  /** Shows what was refused; what belongs to no field comes back. */
  const refuse = (error: unknown, words: string): string => {
    const field = error instanceof ApiProblem ? fieldOf[error.code] : undefined;
    if (!field) return words;
    form.setFieldError(field, words);
    return '';
  };
  return { form, refuse };
}
