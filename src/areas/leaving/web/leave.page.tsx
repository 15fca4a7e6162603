import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { Section, usePresence } from '#areas/account/web/public/presence.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { DeletionForm } from './deletion/DeletionForm.tsx';
import { myDeletion } from './deletion/deletion.ts';
import { WhatEnds } from './deletion/WhatEnds.tsx';
import classes from './leave.module.css';

export const handle: PageHandle = { title: msg`Delete my account` };
export const meta: MetaFunction = () => [{ title: 'Delete my account' }];

/** `/setting/leave`: what hangs on me, what happens to it, and then the fortnight (SET-1). */
export default function LeavePage() {
  const { data, isError, isFetching, refetch } = useQuery({ ...myDeletion, staleTime: 0 });
  const { ensure, sheet } = usePresence();
  if (!data)
    return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <PageSkeleton />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Delete my account</Trans>}
        lead={
          <Trans>
            You are hidden at once. For 14 days you can log in and keep your account; then everything of yours
            is deleted for good.
          </Trans>
        }
      />
      <Section title={<Trans>What ends now</Trans>}>
        <WhatEnds hanging={data} />
      </Section>
      <DeletionForm hanging={data} ensure={ensure} />
      {sheet}
    </div>
  );
}
