import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '../../rules/kinds.ts';

/** Whether somebody is told of this kind in no way at all: neither in the app, nor by push, nor by mail, nor in a digest. */
export function hasSwitchedOff(person: RawBuilder<unknown>, kind: Kind): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from notification_choices c where c.person_id = ${person} and c.kind = ${kind}
    and not c.in_app and not coalesce(c.push, false) and c.mail = 'NEVER')`;
}
