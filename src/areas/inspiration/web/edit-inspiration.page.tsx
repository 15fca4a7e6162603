import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaFunction, Navigate, useSearchParams } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { draftQuery } from './queries.ts';

// The editor's library is for those who write: nobody else loads it.
const Editor = latePart(() => import('./edit/Editor.tsx'));

export const handle: PageHandle = { title: msg`Write an inspiration`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'Write an inspiration' }];

/** `/inspiration/edit?draftId=`: the working copy of one of my inspirations (INS-2). */
export default function EditInspirationPage() {
  const [search] = useSearchParams();
  const id = search.get('draftId');
  return id ? <Draft key={id} id={id} /> : <Navigate to="/inspiration/authored" replace />;
}

function Draft({ id }: { id: string }) {
  const { data: draft, error, isFetching, refetch } = useQuery(draftQuery(id));
  // Counted up when the copy on the server became another one: the editor begins again with it.
  const [turn, setTurn] = useState(0);
  const reload = async () => {
    await refetch();
    setTurn((before) => before + 1);
  };
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return <Gone />;
  if (error && !draft) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!draft) return <RowSkeletons count={5} />;
  return <Editor key={turn} draft={draft} onReload={reload} meanwhile={<RowSkeletons count={5} />} />;
}

function Gone() {
  return (
    <EmptyState
      picture="no-draft"
      action={
        <ActionLink to="/inspiration/authored">
          <Trans>What I have written</Trans>
        </ActionLink>
      }
    >
      <Trans>This draft is not here, or not yours.</Trans>
    </EmptyState>
  );
}
