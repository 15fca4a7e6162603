import { Trans } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import shared from '../community.module.css';
import { PersonRow } from './PersonRow.tsx';
import { memberDifferencesQuery } from './queries.ts';
import { useWordedChange } from './use-worded-change.ts';

/** Who joined, left or changed between two days (C11). */
export function Differences({ communityId, from, to }: { communityId: string; from: string; to: string }) {
  const wordChange = useWordedChange();
  const query = useInfiniteQuery({
    ...memberDifferencesQuery(communityId, from, to),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={shared.rules}>
      <h3>
        <Trans>Changed since</Trans>
      </h3>
      <Paged
        compact
        query={query}
        skeleton={<RowSkeletons count={2} />}
        empty={
          <p className={shared.quiet}>
            <Trans>Nothing is different.</Trans>
          </p>
        }
      >
        {(items) => (
          <ul className={shared.rows}>
            {items.map((item) => (
              <PersonRow key={item.person.id} person={item.person}>
                {wordChange(item)}
              </PersonRow>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  );
}
