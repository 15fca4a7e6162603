import { valuesOfForm } from '../../rules/form.ts';
import { publish, readPlan } from '../plan/plan-api.ts';

/** Publishes a draft as it stands, or proposes it where an admin says yes first; throws what the server refuses. */
export async function publishDraft(huddleId: string): Promise<void> {
  const { form, edition, status } = await readPlan(huddleId);
  const values = status === 'DRAFT' ? valuesOfForm(form) : undefined;
  if (values) await publish(huddleId, values, edition);
}
