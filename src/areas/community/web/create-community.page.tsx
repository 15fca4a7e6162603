import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './community.module.css';
import { foundCommunity, initCommunity } from './mutations.ts';
import { CommunityFields } from './plan/CommunityFields.tsx';
import { type CommunityForm, emptyForm, faultsOf, planOfForm } from './plan/community-form.ts';

export const handle: PageHandle = { title: msg`New community`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'New community' }];

/** `/community/create`: first whether one more is allowed, then the form (COM-6, SHELL-6). */
export default function CreateCommunityPage() {
  const check = useQuery({
    queryKey: ['community', 'init'],
    meta: { kept: false },
    queryFn: initCommunity,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (check.isPending) return <PageSkeleton />;
  if (check.isLoadingError) return <Refused error={check.error} onRetry={() => void check.refetch()} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>New community</Trans>}
        lead={<Trans>A home for people who go out together. Everything can be changed later.</Trans>}
      />
      <Form />
    </div>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  const known = error instanceof ApiProblem && error.status < 500;
  if (!known) {
    return (
      <ErrorState onRetry={onRetry}>
        <Trans>There was an issue checking your community count.</Trans>
      </ErrorState>
    );
  }
  const mine = (
    <ActionLink to="/community">
      <Trans>My communities</Trans>
    </ActionLink>
  );
  return (
    <EmptyState picture="enough-communities" action={mine}>
      {wordProblem(error, t`There was an issue checking your community count.`)}
    </EmptyState>
  );
}

const KEY = 'community_plan';

function Form() {
  const form = useForm<CommunityForm>({
    initialValues: { ...emptyForm, ...kept() },
    validate: faultsOf,
    onValuesChange: (values) => sessionStorage.setItem(KEY, JSON.stringify(values)),
  });
  const { submit, busy } = useFounding();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!form.validate().hasErrors) void submit(form.values);
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <CommunityFields form={form} />
      <SubmitButton busy={busy} size="large" wide>
        <Trans>Create the community</Trans>
      </SubmitButton>
    </form>
  );
}

/** What was typed in this tab before it was reloaded. */
function kept(): Partial<CommunityForm> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<CommunityForm>;
  } catch {
    return {};
  }
}

/** Sends the plan under one key, so that a lost answer founds no second community. */
function useFounding() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const key = useRef(newIdempotencyKey());
  const submit = async (values: CommunityForm) => {
    setBusy(true);
    try {
      const { id, message } = await foundCommunity(planOfForm(values), key.current);
      sessionStorage.removeItem(KEY);
      void queries.invalidateQueries({ queryKey: ['community'] });
      showToast({ kind: 'success', summary: message });
      await navigate(`/community/view/${id}`);
    } catch (error) {
      // Refused, not lost: the corrected plan is another command.
      if (error instanceof ApiProblem) key.current = newIdempotencyKey();
      showToast({ kind: 'error', summary: t`Community`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return { submit, busy };
}
