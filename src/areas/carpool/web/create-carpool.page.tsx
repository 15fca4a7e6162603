import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { useOnPhone } from '#platform/web/screen.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './carpool.module.css';
import { createCarpool } from './mutations.ts';
import { CarpoolFields } from './plan/CarpoolFields.tsx';
import { type CarpoolForm, emptyForm, planOfForm } from './plan/carpool-form.ts';
import { HuddleField } from './plan/HuddleField.tsx';
import { forgetForm, keptForm, useCarpoolForm, useKeepForm } from './plan/use-carpool-form.ts';

export const handle: PageHandle = { title: msg`Share a ride`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'Share a ride' }];

/** `/huddle/carpool/create`: seats that somebody offers or needs, alone or for a huddle (CAR-1, SHELL-6). */
export default function CreateCarpoolPage() {
  const { t } = useLingui();
  const { timeZone } = useClock();
  const narrow = useOnPhone();
  const [search] = useSearchParams();
  const kind = search.get('kind') === 'NEED' ? 'NEED' : 'OFFER';
  const { form, refuse } = useCarpoolForm({ ...emptyForm(timeZone, kind), ...keptForm() });
  useKeepForm(form.values);
  const { submit, busy } = useCreating(refuse);
  const offers = form.values.kind === 'OFFER';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.validate().hasErrors) void submit(form.values);
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Share a ride</Trans>}
        lead={<Trans>Nobody is assigned to a car: who drives and who rides both say yes.</Trans>}
      />
      <form className={classes.form} onSubmit={send} noValidate>
        <Card className={classes.block}>
          <SegmentedControl
            size="md"
            fullWidth
            orientation={narrow ? 'vertical' : 'horizontal'}
            aria-label={t`Offer or need`}
            data={[
              { value: 'OFFER', label: t`I drive and have seats` },
              { value: 'NEED', label: t`I need a ride` },
            ]}
            value={form.values.kind}
            onChange={(value) => form.setFieldValue('kind', value as CarpoolForm['kind'])}
          />
          <HuddleField form={form} wanted={search.get('huddleId')} />
        </Card>
        <CarpoolFields form={form} />
        <SubmitButton busy={busy} size="large" wide>
          {offers ? <Trans>Offer the ride</Trans> : <Trans>Ask for a ride</Trans>}
        </SubmitButton>
      </form>
    </div>
  );
}

/** Sends the plan under one key, so that a lost answer makes no second carpool. */
function useCreating(refuse: (error: unknown) => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const key = useRef(newIdempotencyKey());
  const submit = async (values: CarpoolForm) => {
    const plan = planOfForm(values);
    if (!plan) return;
    setBusy(true);
    try {
      const { id, message } = await createCarpool(plan, key.current);
      forgetForm();
      void queries.invalidateQueries({ queryKey: ['carpool', 'list'] });
      showToast({ kind: 'success', summary: message });
      await navigate(`/carpool/view/new/${id}`);
    } catch (error) {
      // Refused, not lost: the corrected plan is another command.
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy };
}
