import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { CommunityId } from '#platform/shared/ids.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { activities } from '../rules/activity.ts';
import type { HuddleForm } from '../rules/fields.ts';
import { DraftEditor } from './plan/DraftEditor.tsx';
import { DraftsNotice } from './plan/DraftsNotice.tsx';
import { PlanProblem } from './plan/PlanProblem.tsx';
import { planQuery } from './plan/plan-api.ts';
import { emptyForm } from './plan/plan-form.ts';

export const handle: PageHandle = { title: msg`New huddle`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'New huddle' }];

/** Plans a huddle beside its own live preview; a draft is kept from the first keystroke on (HUD-4). */
export default function CreateHuddlePage() {
  const [search] = useSearchParams();
  const asked = search.get('draft');
  // A draft that this page makes itself comes into the address, too, and must not be read again.
  const [made, setMade] = useState<string>();
  const opened = asked !== null && asked !== made ? asked : null;
  if (opened !== null) return <OpenedDraft key={opened} draftId={opened} onMade={setMade} />;
  return <NewDraft key="new" onMade={setMade} />;
}

function NewDraft({ onMade }: { onMade: (id: string) => void }) {
  const start = useFirstForm();
  return (
    <>
      <DraftsNotice />
      <DraftEditor plan={null} start={start} onMade={onMade} />
    </>
  );
}

function OpenedDraft({ draftId, onMade }: { draftId: string; onMade: (id: string) => void }) {
  const { data, error, refetch, isFetching } = useQuery(planQuery(draftId));
  if (data?.status === 'DRAFT') return <DraftEditor plan={data} start={data.form} onMade={onMade} />;
  if (data) return <PlanProblem published={data.id} />;
  if (error) return <PlanProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <PageSkeleton />;
}

/** What the address asks for: an activity, carpooling, a community (SHELL-6, COM-3). */
function useFirstForm(): HuddleForm {
  const { timeZone } = useClock();
  const [search] = useSearchParams();
  const [form] = useState(() => {
    const activity = activities.find((name) => name === search.get('activity')?.toUpperCase());
    const communityId = (/^[0-9a-f-]{36}$/.exec(search.get('communityId') ?? '')?.[0] ??
      null) as CommunityId | null;
    return {
      ...emptyForm(new Date(), timeZone, activity),
      carpooling: search.get('features')?.split(',').includes('carpooling') ?? false,
      ...(communityId && { communityId, privacy: 'COMMUNITY' as const }),
    };
  });
  return form;
}
