import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type MetaFunction, Navigate, useNavigate, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LeaveGuard } from '#ui/LeaveGuard.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { CarpoolView } from '../contract/views.ts';
import classes from './carpool.module.css';
import { editCarpool } from './mutations.ts';
import { CarpoolFields } from './plan/CarpoolFields.tsx';
import { formOf, planOfForm } from './plan/carpool-form.ts';
import { useCarpoolForm } from './plan/use-carpool-form.ts';
import { carpoolQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Change the carpool`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'Change the carpool' }];

/** `/carpool/edit/{id}`: its driver changes it; riders are asked to acknowledge another time or place (CAR-5). */
export default function EditCarpoolPage() {
  const { carpoolId = '' } = useParams();
  // As it stood when the form was opened: what comes meanwhile is met when it is saved.
  const {
    data: carpool,
    isLoadingError,
    isFetching,
    refetch,
  } = useQuery({
    ...carpoolQuery(carpoolId),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!carpool) return <PageSkeleton />;
  if (!carpool.mine || carpool.status === 'CANCELLED')
    return <Navigate to={`/carpool/view/new/${carpoolId}`} replace />;
  return <Editor key={carpool.version} carpool={carpool} />;
}

function Editor({ carpool }: { carpool: CarpoolView }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const stands = formOf(carpool);
  const { form, refuse } = useCarpoolForm(stands, stands);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const plan = planOfForm(form.values);
    if (form.validate().hasErrors || !plan) return;
    setBusy(true);
    try {
      const { kind: _, huddleId: __, ...body } = plan;
      const { message } = await editCarpool(carpool.id, { ...body, version: carpool.version });
      setSaved(true);
      showToast({ kind: 'success', summary: message });
      await queries.invalidateQueries({ queryKey: ['carpool'] });
      await navigate(`/carpool/view/new/${carpool.id}`);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.page}>
      <LeaveGuard when={form.isDirty() && !saved && !busy} />
      <PageHeader
        title={<Trans>Change the carpool</Trans>}
        lead={<Trans>People who ride along are asked to confirm a new time or place.</Trans>}
      />
      <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
        <CarpoolFields form={form} />
        <SubmitButton busy={busy} size="large" wide>
          <Trans>Save the changes</Trans>
        </SubmitButton>
      </form>
    </div>
  );
}
