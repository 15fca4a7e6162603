import type { Db } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { TemplateView } from '../../contract/fields.ts';
import { formOfValues } from '../../rules/form.ts';
import { formAgain } from '../../rules/template.ts';
import { coverUrl } from '../present.ts';
import { valuesOf } from './fields.ts';
import { lastHosted } from './reads.ts';

/** My last outings of different names, each as a plan for the next such weekday. */
export async function listTemplates(db: Db, { personId }: Viewer, now: Date): Promise<TemplateView[]> {
  const rows = await lastHosted(db, personId);
  return rows.map(({ huddle, owns_cover, plans_for_community }) => {
    const form = formOfValues(valuesOf(huddle));
    const lost = { community: !plans_for_community, cover: !owns_cover };
    return {
      id: huddle.id,
      form: formAgain(form, wallIn(now, huddle.time_zone), lost),
      coverPhotoUrl: owns_cover ? coverUrl(huddle, true) : '',
    };
  });
}
