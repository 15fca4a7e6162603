import { drafts } from '#platform/web/drafts.ts';
import type { PlanForm } from './plan-form.ts';

const nameOf = (huddleId: string | null) => `return-plan-${huddleId ?? 'me'}`;

/** What was typed into the form of an outing, or of one alone, and not started yet. */
export const keptForm = {
  read: (huddleId: string | null, owner: string) => drafts.read<PlanForm>(nameOf(huddleId), owner),
  save: (huddleId: string | null, owner: string, form: PlanForm) =>
    drafts.save(nameOf(huddleId), owner, form),
  forget: (huddleId: string | null) => drafts.forget(nameOf(huddleId)),
};

/** Where a plan is started; `instead` is the key of a start that waited too long and goes with it. */
export function addressOfForm(huddleId: string | null, instead?: string): string {
  const search = new URLSearchParams({
    ...(huddleId && { huddle: huddleId }),
    ...(instead && { instead }),
  });
  return search.size > 0 ? `/return-plans/new?${search}` : '/return-plans/new';
}
