import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { HISTORY_YEARS } from '../../rules/history.ts';
import shared from '../community.module.css';
import { PersonRow } from './PersonRow.tsx';
import { memberChangesQuery } from './queries.ts';
import { useWordedChange } from './use-worded-change.ts';

/** Who changed what in the list of members, the newest first (C11). */
export function Changes({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const clock = useClock();
  const wordChange = useWordedChange();
  const query = useInfiniteQuery(memberChangesQuery(communityId));
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>Who changed what</Trans>
      </h2>
      <p className={shared.quiet}>
        <Trans>
          Changes are kept for {HISTORY_YEARS} years. Those of a deleted account go with it. Of an address
          only the change is kept.
        </Trans>
      </p>
      <Paged query={query} skeleton={<RowSkeletons count={4} />} empty={null}>
        {(items) => (
          <ul className={shared.rows}>
            {items.map((item) => {
              const when = formatDateTime(new Date(item.at), new Date(), clock);
              const by = item.by && item.by.id !== item.person.id ? t`by ${item.by.displayName}` : '';
              return (
                <PersonRow key={item.id} person={item.person}>
                  {[wordChange(item), by, when].filter(Boolean).join(' · ')}
                </PersonRow>
              );
            })}
          </ul>
        )}
      </Paged>
    </Card>
  );
}
