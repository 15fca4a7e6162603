import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, Navigate, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { ChangeEditor } from './plan/ChangeEditor.tsx';
import { PlanProblem } from './plan/PlanProblem.tsx';
import { planQuery } from './plan/plan-api.ts';

export const handle: PageHandle = { title: msg`Edit huddle`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'Edit huddle' }];

/** Changes a published huddle; a draft goes on where it was begun (HUD-4). */
export default function EditHuddlePage() {
  const { huddleId = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(planQuery(huddleId));
  if (data?.status === 'DRAFT') return <Navigate to={`/huddle/create?draft=${huddleId}`} replace />;
  if (data?.status === 'CANCELLED') return <PlanProblem cancelled={huddleId} />;
  if (data) return <ChangeEditor key={huddleId} plan={data} />;
  if (error) return <PlanProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <PageSkeleton />;
}
