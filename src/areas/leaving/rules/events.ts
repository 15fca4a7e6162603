import type { PersonId } from '#platform/shared/ids.ts';

/** An export of somebody's data can be downloaded. */
export interface DataReady {
  readonly type: 'leaving.data-ready';
  readonly personId: PersonId;
  readonly exportId: string;
}
