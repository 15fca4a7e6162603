import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing } from '#platform/shared/decision.ts';
import type { NotificationContract } from '../../contract.ts';
import { isOutcome, type Outcome } from '../../rules/decide.ts';
import { isKind } from '../../rules/kinds.ts';
import type { MutableType } from '../../rules/objects.ts';
import { whyOf } from '../../rules/why.ts';
import { choicesOf } from '../choices/reads.ts';
import { aboutOf, presentNotification } from '../inbox/present.ts';
import { namesOfObjects } from '../names-of-objects.ts';
import { findTelling, type TellingRow } from './reads.ts';

export type TellingWire = 'GET /api/notifications/:notificationId';

/** Why and how somebody was told of one thing, and what there is to press about it. */
export function tellingRoutes(platform: Platform): Handlers<Pick<NotificationContract, TellingWire>> {
  const { db } = platform.database;
  return {
    'GET /api/notifications/:notificationId': async ({ viewer: { personId }, params }) => {
      const row = await findTelling(db, personId, params.notificationId);
      if (!row || !isKind(row.kind)) return missing();
      const objects = mutablesOf(row);
      const nameOf = await namesOfObjects(db, personId, [aboutOf(row), ...objects]);
      const choice = (await choicesOf(db, [personId]))(personId, row.kind);
      return {
        notification: presentNotification(row, nameOf(aboutOf(row))),
        why: whyOf(row.kind),
        choice,
        told: { push: outcomeOf(row.push_outcome), mail: outcomeOf(row.mail_outcome) },
        readOn: row.read_on,
        mutes: objects.flatMap((object) => {
          const name = nameOf(object);
          return name === null ? [] : [{ ...object, name, muted: row.muted.includes(object.id) }];
        }),
      };
    },
  };
}

function mutablesOf({ outing_id, club_id }: TellingRow): { type: MutableType; id: string }[] {
  return [
    ...(outing_id ? [{ type: 'HUDDLE' as const, id: outing_id }] : []),
    ...(club_id ? [{ type: 'COMMUNITY' as const, id: club_id }] : []),
  ];
}

const outcomeOf = (text: string | null): Outcome | null => (isOutcome(text) ? text : null);
