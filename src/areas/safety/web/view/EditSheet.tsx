import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { changePlan } from '../mutations.ts';
import type { ReturnPlanView } from '../queries.ts';
import { DetailFields, Fault, WhenFields } from '../start/PlanFields.tsx';
import { changesOf, formOfPlan } from '../start/plan-form.ts';
import { usePlanForm } from '../start/use-plan-form.ts';
import classes from './Details.module.css';

interface EditSheetProps {
  plan: ReturnPlanView;
  onClose: () => void;
}

/** Another time or other details of a plan that runs; the countdown begins again with them. */
export default function EditSheet({ plan, onClose }: EditSheetProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { form, refuse } = usePlanForm(formOfPlan(plan), () => null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const changes = changesOf(form.values);
    if (form.validate().hasErrors || !changes) return;
    setBusy(true);
    try {
      const { message } = await changePlan(plan.id, changes);
      await queries.invalidateQueries({ queryKey: ['return-plan'] });
      showToast({ kind: 'success', summary: message });
      onClose();
    } catch (error) {
      setFault(refuse(error, wordProblem(error)));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={t`Edit the return plan`} width={640}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <WhenFields form={form} />
        <DetailFields form={form} ofHuddle={plan.huddleId !== null} />
        <Fault>{fault}</Fault>
        <SubmitButton size="large" wide busy={busy}>
          <Trans>Save</Trans>
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
