import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { activities } from '../rules/activity.ts';
import { BasicsFields } from './create/BasicsFields.tsx';
import classes from './create/create.module.css';
import { emptyForm, planOfForm } from './create/huddle-form.ts';
import { MoreFields } from './create/MoreFields.tsx';
import { PlanPreview } from './create/PlanPreview.tsx';
import { forgetPlan, useHuddleForm, whyNot } from './create/use-huddle-form.ts';
import { WhenWhereFields } from './create/WhenWhereFields.tsx';
import { WhoFields } from './create/WhoFields.tsx';
import { createHuddle } from './mutations.ts';

export const handle: PageHandle = { title: msg`New huddle` };
export const meta: MetaFunction = () => [{ title: 'New huddle' }];

/** Plans a huddle beside its own live preview; what is typed stays in this tab until it is planned (HUD-4). */
export default function CreateHuddlePage() {
  const { t } = useLingui();
  const { timeZone } = useClock();
  const [search] = useSearchParams();
  const activity = activities.find((name) => name === search.get('activity')?.toUpperCase());
  const [now] = useState(() => new Date());
  const form = useHuddleForm({
    ...emptyForm(now, timeZone, activity),
    carpooling: search.get('features') === 'carpooling',
  });
  const { submit, busy } = usePlan();
  const fault = whyNot(form.values, now);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors || fault) return;
    void submit(form.values);
  };
  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={send} noValidate>
        <BasicsFields form={form} />
        <WhenWhereFields form={form} />
        <WhoFields form={form} />
        <MoreFields form={form} />
        <div className={classes.finish}>
          {fault && (
            <p className={classes.fault} role="alert">
              {fault}
            </p>
          )}
          <SubmitButton busy={busy} disabled={fault !== undefined} size="large" wide>
            <Trans>Publish the huddle</Trans>
          </SubmitButton>
        </div>
      </form>
      <PlanPreview values={form.values} now={now} name={t`Your huddle`} />
    </div>
  );
}

/** Sends the plan under one key, so that a second press or a lost answer makes no second huddle. */
function usePlan() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const submit = async (values: Parameters<typeof planOfForm>[0]) => {
    const plan = planOfForm(values);
    if (!plan) return;
    setBusy(true);
    try {
      const { id, message } = await createHuddle(plan, key.current);
      forgetPlan();
      void queries.invalidateQueries({ queryKey: ['huddle', 'list'] });
      showToast({ kind: 'success', summary: message });
      await navigate(`/huddle/view/${id}`);
    } catch (error) {
      // Refused, not lost: the corrected plan is another command.
      if (error instanceof ApiProblem) key.current = newKey();
      showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy };
}

/** Works on plain HTTP as well, where a phone tries a laptop. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');
}
