import { useLingui } from '@lingui/react/macro';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useEffect } from 'react';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { CarpoolRefusal } from '../../messages.ts';
import { type CarpoolForm, type Fault, faultsOf, fieldOfRefusal } from './carpool-form.ts';
import { faultTexts } from './fault-texts.ts';

export type Fields = UseFormReturnType<CarpoolForm>;

/** A form whose faults stand beside their fields, those that the server finds too; nothing typed is lost. */
export function useCarpoolForm(initialValues: CarpoolForm, stands?: CarpoolForm) {
  const { t } = useLingui();
  const word = (fault: Fault) => {
    const text = faultTexts[fault];
    return text ? t(text) : fault;
  };
  const form = useForm<CarpoolForm>({
    initialValues,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(faultsOf(values, new Date(), stands)).map(([field, fault]) => [field, word(fault)]),
      ),
  });
  const refuse = (error: unknown) => {
    const code = error instanceof ApiProblem ? (error.code as CarpoolRefusal) : undefined;
    const field = code && fieldOfRefusal[code];
    if (field) form.setFieldError(field, word(code));
    else showToast({ kind: 'error', summary: t`Carpool`, detail: wordProblem(error) });
  };
  return { form, refuse };
}

const KEY = 'carpool_plan';

/** What was typed in this tab before it was reloaded. */
export function keptForm(): Partial<CarpoolForm> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CarpoolForm>;
  } catch {
    return {};
  }
}

export function forgetForm(): void {
  sessionStorage.removeItem(KEY);
}

export function useKeepForm(values: CarpoolForm): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // A browser that keeps nothing asks again.
    }
  }, [values]);
}
