import { useLingui } from '@lingui/react/macro';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { useMeasures } from '#platform/web/measures.tsx';
import { showToast } from '#ui/toast.ts';
import { isPossibleBirth } from '../../rules/age.ts';
import { changeMe } from '../mutations.ts';
import { type MyAccount, myAccount } from '../public/my-account.ts';
import { changeOf, fieldsOf, numberTyped, type ProfileFields } from './profile-form.ts';

export type ProfileForm = UseFormReturnType<ProfileFields>;

/** The profile's fields with their rules, and how they are saved; what was typed stays whatever the server says. */
export function useProfileForm(me: MyAccount) {
  const { t } = useLingui();
  const measures = useMeasures();
  const queries = useQueryClient();
  const number = (text: string) =>
    text.trim() === '' || numberTyped(text) !== undefined ? null : t`Enter a number.`;
  const form = useForm<ProfileFields>({
    initialValues: fieldsOf(me, measures),
    validateInputOnBlur: true,
    validate: {
      displayName: (name) => (name.trim() ? null : t`Say what people may call you.`),
      dateOfBirth: (day) =>
        day === '' || isPossibleBirth(day, new Date().toISOString().slice(0, 10))
          ? null
          : t`Enter your real date of birth; people here are 13 or older.`,
      weight: number,
      height: number,
    },
  });

  const save = async (values: ProfileFields) => {
    const change = changeOf(values, fieldsOf(me, measures), measures);
    try {
      const { message } = await changeMe(change);
      await queries.invalidateQueries({ queryKey: myAccount.queryKey });
      form.resetDirty(values);
      showToast({ kind: 'success', summary: t`Account`, detail: message });
    } catch (error) {
      if (!showAtFields(form, error)) {
        showToast({ kind: 'error', summary: t`Account`, detail: wordProblem(error) });
      }
    }
  };
  return { form, save };
}

/** Puts each fault the server names at its field; false when it names none. */
function showAtFields(form: ProfileForm, error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.status !== 400) return false;
  const faults = error.errors.flatMap((text) => {
    const [, name, fault] = /^(\w+)[^:]*: (.+)$/.exec(text) ?? [];
    return name && fault && name in form.values ? [[name, fault] as const] : [];
  });
  form.setErrors(Object.fromEntries(faults));
  return faults.length > 0;
}
