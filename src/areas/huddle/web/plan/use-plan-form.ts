import { useLingui } from '@lingui/react/macro';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRef } from 'react';
import { planFaultMessages } from '../../page-messages.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { type Fault, type FieldName, faultsOf } from './form-faults.ts';

export type PlanFields = UseFormReturnType<HuddleForm>;

/** The fields of a plan, each told what is wrong with it once it was left. `stands` is the start as published. */
export function usePlanForm(start: HuddleForm, stands: Date | null): PlanFields {
  const word = useWordFault();
  const now = useRef(new Date());
  return useForm<HuddleForm>({
    initialValues: start,
    validateInputOnBlur: true,
    validate: (values) => {
      const faults = Object.entries(faultsOf(values, now.current, stands)) as [FieldName, Fault][];
      return Object.fromEntries(faults.map(([field, fault]) => [field, word(fault)]));
    },
  });
}

/** A fault as one says it. */
export function useWordFault(): (fault: Fault) => string {
  const { t, i18n } = useLingui();
  const number = (value: number) => i18n.number(value);
  return (fault) => {
    switch (fault.is) {
      case 'MISSING':
        return t`This is required.`;
      case 'NO_TIME':
        return t`This is not a time.`;
      case 'NO_ADDRESS':
        return t`Enter a web address that begins with https://`;
      case 'TOO_LONG':
        return t`At most ${number(fault.limit)} characters; these are ${number(fault.now)}.`;
      case 'TOO_MANY':
        return t`At most ${number(fault.limit)}; these are ${number(fault.now)}.`;
      case 'NO_NUMBER':
        return t`Give a number from ${number(fault.least)} to ${number(fault.limit)}.`;
      case 'REFUSED':
        return i18n._(planFaultMessages[fault.code].id, fault.params, planFaultMessages[fault.code]);
    }
  };
}
