import { plannedFor, planningFor } from '#areas/community/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId, PersonId, TemplateId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { CommunityTemplate } from '../../contract/community-templates.ts';
import {
  formByTemplate,
  formToKeep,
  MAX_COMMUNITY_TEMPLATES,
  mayChangeTemplate,
} from '../../rules/community-template.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues } from '../../rules/form.ts';
import { hostIdsOf } from '../people/reads.ts';
import { draftRow } from '../plan/drafts.ts';
import { formOfHuddle } from '../plan/read-plan.ts';
import { lockForHost, refuseFurtherDraft } from '../plan/reads.ts';
import { insertHuddle } from '../plan/writes.ts';
import { lastTemplatesOf, lockNamesIn, type TemplateRow, templateById, templatesOf } from './reads.ts';
import { deleteTemplate, fillFromTemplate, renameTemplateTo, saveTemplate } from './writes.ts';

/** The templates of one community that somebody plans for, or the last of all of them. */
export async function listCommunityTemplates(
  db: DbOrTx,
  { personId }: Viewer,
  communityId: CommunityId | undefined,
  now: Date,
): Promise<CommunityTemplate[] | Refusal> {
  const planned = await plannedFor(db, personId, communityId);
  if (communityId && !planned.has(communityId)) return missing();
  const rows = communityId
    ? await templatesOf(db, communityId)
    : await lastTemplatesOf(db, [...planned.keys()]);
  const leaders = rows.flatMap(({ leaderId }) => leaderId ?? []);
  const faces = await visiblePersonSummaries(db, personId, leaders);
  return rows.map((row) => {
    const club = planned.get(row.communityId);
    const leader = (row.leaderId && faces.get(row.leaderId)) || null;
    return {
      id: row.id,
      name: row.name,
      communityId: row.communityId,
      communityName: club?.name ?? '',
      leader,
      questionCount: row.questionCount,
      kitCount: row.kitCount,
      form: planBy(row, leader && row.leaderId, personId, now),
      mayChange: mayChangeTemplate(row.keptBy, personId, club?.isAdmin === true),
    };
  });
}

/** The plan for the next such weekday; a template from before a field was added has it empty. */
function planBy(row: TemplateRow, leaderId: PersonId | null, personId: PersonId, now: Date): HuddleForm {
  const kept = { ...emptyFormValues(), ...row.form };
  return formByTemplate(kept, { leaderId, personId, now: wallIn(now, kept.timeZone) });
}

export interface NamedTemplate {
  readonly name: string;
  readonly leaderId: PersonId | null;
}

/** Keeps an outing as a template of its community; one of the same name is replaced. */
export function keepAsTemplate(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  { name, leaderId }: NamedTemplate,
): Promise<TemplateId | Refusal> {
  const now = platform.now();
  const { personId } = viewer;
  return write<TemplateId>(platform, command, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const communityId = row.community_id;
    if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED');
    const planning = communityId === null ? 'NONE' : await planningFor(tx, personId, communityId);
    if (communityId === null || planning === 'NONE') return refuse('COMMUNITY_UNKNOWN');
    if (planning !== 'YES') return refuse('ONLY_LEADERS_PLAN');
    const { hostId, coHostIds } = await hostIdsOf(tx, huddleId);
    if (leaderId && ![hostId, ...coHostIds].includes(leaderId)) return refuse('LEADER_UNKNOWN');
    const id = await idFor(tx, personId, communityId, name);
    if (isRefusal(id)) return id;
    const form = formToKeep(formOfHuddle(row, []), communityId);
    await saveTemplate(tx, { id, huddleId, communityId, name, form, leaderId, keptBy: personId, now });
    return id;
  });
}

/** That of the template of this name, if it may be replaced. */
async function idFor(
  tx: Tx,
  personId: PersonId,
  communityId: CommunityId,
  name: string,
): Promise<TemplateId | Refusal> {
  const { same, count } = await lockNamesIn(tx, communityId, name);
  if (!same) {
    const limit = MAX_COMMUNITY_TEMPLATES;
    return count < limit ? newId<TemplateId>() : refuse('TOO_MANY_TEMPLATES', { limit }, 'conflict');
  }
  const isAdmin = (await plannedFor(tx, personId, communityId)).get(communityId)?.isAdmin === true;
  return mayChangeTemplate(same.keptBy, personId, isAdmin) ? same.id : othersTemplate();
}

const othersTemplate = () => refuse('TEMPLATE_OF_OTHERS', {}, 'forbidden');

/** A draft by a template, for the next such weekday. */
export function planByTemplate(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  templateId: TemplateId,
): Promise<HuddleId | Refusal> {
  const now = platform.now();
  return write<HuddleId>(platform, command, async (tx) => {
    const found = await templateFor(tx, personId, templateId);
    if (!found) return missing();
    const refused = await refuseFurtherDraft(tx, personId);
    if (refused) return refused;
    const id = newId<HuddleId>();
    const form = planBy(found.row, await seenLeader(tx, personId, found.row), personId, now);
    const author = { created_by: personId, created_at: now };
    await insertHuddle(tx, { id, status: 'DRAFT', ...author, ...draftRow(form, now) }, personId);
    await fillFromTemplate(tx, templateId, id);
    return id;
  });
}

/** The leader of a template, for anyone who may see them. */
export async function seenLeader(db: DbOrTx, personId: PersonId, { leaderId }: TemplateRow) {
  if (!leaderId) return null;
  return (await visiblePersonSummaries(db, personId, [leaderId])).has(leaderId) ? leaderId : null;
}

/** A template of a community that somebody plans for. */
export async function templateFor(db: DbOrTx, personId: PersonId, templateId: TemplateId) {
  const row = await templateById(db, templateId);
  const club = row && (await plannedFor(db, personId, row.communityId)).get(row.communityId);
  return club && { row, club };
}

/** Changes a template for anyone who may. */
function changeTemplate(
  platform: Platform,
  { personId }: Viewer,
  templateId: TemplateId,
  change: (tx: Tx, row: TemplateRow) => Promise<Refusal | undefined>,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const found = await templateFor(tx, personId, templateId);
    if (!found) return missing();
    const may = mayChangeTemplate(found.row.keptBy, personId, found.club.isAdmin);
    return may ? ((await change(tx, found.row)) ?? 'DONE') : othersTemplate();
  });
}

export function renameTemplate(platform: Platform, viewer: Viewer, templateId: TemplateId, name: string) {
  return changeTemplate(platform, viewer, templateId, async (tx, { id, communityId }) => {
    const { same } = await lockNamesIn(tx, communityId, name);
    if (same && same.id !== id) return refuse('TEMPLATE_NAME_TAKEN', {}, 'conflict');
    await renameTemplateTo(tx, id, name);
    return undefined;
  });
}

export function removeTemplate(platform: Platform, viewer: Viewer, templateId: TemplateId) {
  return changeTemplate(platform, viewer, templateId, async (tx, { id }) => {
    await deleteTemplate(tx, id);
    return undefined;
  });
}
