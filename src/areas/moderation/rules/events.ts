import type { ObjectId, PersonId } from '#platform/shared/ids.ts';
import type { Reportable } from './reports.ts';

/** A moderator has agreed with a report: the area of the object takes it from its readers, where it has readers. */
export interface ReportUpheld {
  readonly type: 'report.upheld';
  readonly reportId: string;
  readonly objectType: Reportable;
  readonly objectId: ObjectId;
  /** Who made it. */
  readonly authorIds: readonly PersonId[];
}

/** What is taken from its readers by that; about all else those who lead it are told, and asked to change it. */
export const takenAway: readonly Reportable[] = ['POST', 'INSPIRATION'];
