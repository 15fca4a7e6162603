import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatAway } from '#platform/shared/measures.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { useMeasures } from '#platform/web/measures.tsx';
import { Action } from '#ui/Action.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Paged } from '#ui/Paged.tsx';
import { CardSkeletons, RowSkeletons } from '#ui/Skeletons.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { HuddleCard } from '../public/HuddleCard.tsx';
import { CardFacts, TimeThere } from './CardFacts.tsx';
import { discoverQuery } from './discover-query.ts';
import { Faces, FacesOf } from './Faces.tsx';
import { type Filters, furtherThan, type Seeker, wireOf } from './filters.ts';
import classes from './HuddleList.module.css';
import rows from './HuddleRow.module.css';
import { HuddleRow } from './HuddleRow.tsx';
import type { ListShape } from './list-shape.ts';

const ResultsMap = latePart(() => import('./ResultsMap.tsx'));

interface ResultsProps {
  filters: Filters;
  seeker: Seeker;
  view: 'list' | 'map';
  shape: ListShape;
  /** Takes the place away. */
  onFurther: () => void;
  /** What is shown when nothing fits. */
  empty: ReactNode;
}

/** What fits the filters, as rows or cards and, if wanted, on a map above them. */
export function Results({ filters, seeker, view, shape, onFurther, empty }: ResultsProps) {
  const { query, further } = useFound(filters, seeker);
  const skeleton = shape === 'rows' ? <RowSkeletons count={4} /> : <CardSkeletons />;
  return (
    <Paged query={query} skeleton={skeleton} empty={empty}>
      {(huddles) => (
        <div className={classes.results} data-older={query.isPlaceholderData}>
          {further && <NothingNear filters={filters} />}
          {view === 'map' && (
            <ResultsMap
              huddles={huddles}
              near={filters.near}
              usual={filters.q ? null : seeker.usual}
              meanwhile={<div className={classes.map} aria-busy="true" />}
            />
          )}
          <Listed huddles={huddles} shape={shape} />
          {filters.near && !further && !query.hasNextPage && (
            <div className={classes.further}>
              <Action look="outline" onClick={onFurther}>
                <Trans>Look everywhere</Trans>
              </Action>
            </div>
          )}
        </div>
      )}
    </Paged>
  );
}

/** What fits; where nothing is within the distance, the nearest beyond it. */
function useFound(filters: Filters, seeker: Seeker) {
  const wire = wireOf(filters, seeker);
  const near = useInfiniteQuery(discoverQuery(wire));
  const [first] = near.data?.pages ?? [];
  const nothing = first?.items.length === 0 && !near.isPlaceholderData && wire.withinKm !== undefined;
  const beyond = useInfiniteQuery({ ...discoverQuery(furtherThan(wire)), enabled: nothing });
  return { query: nothing ? beyond : near, further: nothing };
}

function NothingNear({ filters }: { filters: Filters }) {
  const { i18n } = useLingui();
  const distance = formatAway(Number(filters.within) * 1000, useMeasures(), i18n.locale);
  const [town] = filters.place.split(', ');
  return (
    <p className={classes.note} role="status">
      {town ? (
        <Trans>
          Nothing within {distance} of {town}. The nearest beyond that come first:
        </Trans>
      ) : (
        <Trans>Nothing within {distance}. The nearest beyond that come first:</Trans>
      )}
    </p>
  );
}

function Listed({ huddles, shape }: { huddles: readonly Huddle[]; shape: ListShape }) {
  const now = new Date();
  const pageOf = ({ id }: Huddle) => `/huddle/view/${id}`;
  return (
    <FacesOf huddles={huddles}>
      {shape === 'rows' ? (
        <div className={rows.rows}>
          {huddles.map((huddle) => (
            <HuddleRow key={huddle.id} huddle={huddle} now={now} to={pageOf(huddle)} />
          ))}
        </div>
      ) : (
        <CardGrid>
          {huddles.map((huddle) => (
            <HuddleCard
              key={huddle.id}
              huddle={huddle}
              now={now}
              to={pageOf(huddle)}
              when={<TimeThere huddle={huddle} />}
              facts={<CardFacts huddle={huddle} />}
              faces={<Faces huddleId={huddle.id} size={26} />}
            />
          ))}
        </CardGrid>
      )}
    </FacesOf>
  );
}
