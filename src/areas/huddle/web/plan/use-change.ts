import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { PlanView } from '../../contract/fields.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { changePlan, readPlan, type Scope } from './plan-api.ts';

/** Saves an edit, and holds what stands against it: too many people, or somebody else's change. */
export function useChange(plan: PlanView, values: HuddleForm, onDone: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const [from, setFrom] = useState(plan);
  const [other, setOther] = useState<PlanView>();
  const [taken, setTaken] = useState<number>();

  const explain = async (error: unknown) => {
    const code = error instanceof ApiProblem ? error.code : undefined;
    if (code === 'PLAN_CHANGED') return setOther(await readPlan(plan.id));
    if (code === 'CAPACITY_BELOW_CONFIRMED' && error instanceof ApiProblem) {
      return setTaken(Number(error.params.taken));
    }
    showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
  };
  const save = async (scope: Scope) => {
    const wire = valuesOfForm(values);
    if (!wire) return;
    setBusy(true);
    try {
      const { message } = await changePlan(plan.id, { plan: wire, edition: from.edition, scope });
      setSaved(true);
      onDone();
      void queries.invalidateQueries({ queryKey: ['huddle'] });
      showToast({ kind: 'success', summary: message });
      await navigate(`/huddle/view/${plan.id}`);
    } catch (error) {
      await explain(error).catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  return {
    save,
    busy,
    /** What was typed is with the server, also where some of it waits. */
    saved,
    other,
    taken,
    base: from.form,
    /** Goes on from what the other host has saved. */
    settle() {
      if (other) setFrom(other);
      setOther(undefined);
    },
    dismiss() {
      setOther(undefined);
      setTaken(undefined);
    },
  };
}
