import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { HuddleCard } from '../public/HuddleCard.tsx';
import { HuddleScene } from '../public/HuddleScene.tsx';
import { huddlesQuery, type MineFilter } from '../queries.ts';

interface HuddleListProps {
  mine?: MineFilter;
  /** What is shown when there is none: the one next step. */
  empty: ReactNode;
}

/** Huddles as cards, page after page, in all their states. */
export function HuddleList({ mine, empty }: HuddleListProps) {
  const query = useInfiniteQuery(huddlesQuery(mine));
  const now = new Date();
  return (
    <Paged query={query} skeleton={<CardSkeletons />} empty={empty}>
      {(huddles) => (
        <CardGrid>
          {huddles.map((huddle) => (
            <Fragment key={huddle.id}>
              {huddle.status === 'DRAFT' ? (
                <DraftCard huddle={huddle} now={now} />
              ) : (
                <HuddleCard huddle={huddle} now={now} to={`/huddle/view/${huddle.id}`} />
              )}
            </Fragment>
          ))}
        </CardGrid>
      )}
    </Paged>
  );
}

/** A plan that nobody but its hosts sees yet: it may lack its name and its day. */
export function DraftCard({ huddle, now }: { huddle: Huddle; now: Date }) {
  const clock = useClock(huddle.timeZone);
  const start = huddle.startDateTime ? new Date(huddle.startDateTime) : null;
  return (
    <ListCard
      to={`/huddle/create?draft=${huddle.id}`}
      name={huddle.name || <Trans>No name yet</Trans>}
      shape="2 / 1"
      picture={<HuddleScene huddle={huddle} />}
      state={
        <Badge>
          <Trans>Draft</Trans>
        </Badge>
      }
      eyebrow={<p>{start ? formatDateTime(start, now, clock) : <Trans>No date selected</Trans>}</p>}
    >
      {huddle.venueName && <p dir="auto">{huddle.venueName}</p>}
    </ListCard>
  );
}
