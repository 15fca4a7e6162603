import type { RawBuilder } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ReadersView } from '../../contract/readers.ts';
import { isNamed } from '../../rules/readers.ts';
import { visiblePersonSummaries } from '../reads.ts';
import { countedByReason } from './reads.ts';

/**
 * Who gets what this person is about to write, and who does not (C20). `asked` are rows of `id` and `why`, and must be
 * what is sent by: then what is shown is what is sent.
 */
export async function presentReaders(
  db: DbOrTx,
  writer: PersonId,
  asked: RawBuilder<unknown>,
): Promise<ReadersView> {
  const counted = await countedByReason(db, asked);
  const shown = counted.filter(({ why }) => why === null || isNamed(why)).flatMap(({ ids }) => ids);
  const faces = await visiblePersonSummaries(db, writer, shown);
  const facesOf = (ids: readonly PersonId[]) => ids.flatMap((id) => faces.get(id) ?? []);
  const told = counted.find(({ why }) => why === null);
  return {
    count: told?.count ?? 0,
    people: facesOf(told?.ids ?? []),
    without: counted.flatMap(({ why, count, ids }) =>
      why === null
        ? []
        : [{ why, count, names: isNamed(why) ? facesOf(ids).map(({ displayName }) => displayName) : [] }],
    ),
  };
}
