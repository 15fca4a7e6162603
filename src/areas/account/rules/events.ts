import type { PersonId } from '#platform/shared/ids.ts';

/** The owner has their account back, from whoever was in it or after it was lost: what was made in it meanwhile ends. */
export interface AccountTakenBack {
  readonly type: 'account.taken-back';
  readonly personId: PersonId;
}
