import { Plural, Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SaveTable } from '#areas/community/web/public/SaveTable.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { CarpoolCard as Carpool } from '../../contract/views.ts';
import shared from '../carpool.module.css';
import { CarpoolCard } from '../discover/CarpoolCard.tsx';
import { huddleCarpoolsQuery, readRideFile } from '../queries.ts';
import classes from './HuddleRides.module.css';

const CarpoolMap = latePart(() => import('../discover/CarpoolMap.tsx'));

/** Of a huddle: who drives, who needs a ride, how many seats are left on each way, and where they begin (CAR-3). */
export default function HuddleRides({ huddleId }: { huddleId: string }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(huddleCarpoolsQuery(huddleId));
  return (
    <Card className={shared.block} aria-labelledby="carpools">
      <h2 id="carpools">
        <Trans>Carpools</Trans>
      </h2>
      {isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <>
          {data.noRideLeft && <NoRideLeft />}
          <Rides items={data.items} mayJoin={data.mayJoin} huddleId={huddleId} />
          {data.mayTakeFile && <SaveTable read={() => readRideFile(huddleId)} />}
          {data.more && (
            <p className={shared.quiet}>
              <Trans>There are more. These are the first {data.items.length}.</Trans>
            </p>
          )}
        </>
      ) : (
        <RowSkeletons count={2} />
      )}
    </Card>
  );
}

/** Said aloud: anyone who came late should not stand at the station (CAR-3). */
function NoRideLeft() {
  return (
    <div className={shared.notice} role="status">
      <IconAlertTriangle aria-hidden size={24} stroke={1.7} />
      <p>
        <strong>
          <Trans>You are going, but no ride is left.</Trans>
        </strong>{' '}
        <Trans>
          Every seat that you could have is taken. Ask to wait for one, or say that you need a ride.
        </Trans>
      </p>
    </div>
  );
}

interface RidesProps {
  items: readonly Carpool[];
  mayJoin: boolean;
  huddleId: string;
}

function Rides({ items, mayJoin, huddleId }: RidesProps) {
  const offers = items.filter(({ kind }) => kind === 'OFFER');
  const needs = items.filter(({ kind }) => kind === 'NEED');
  const create = `/huddle/carpool/create?huddleId=${huddleId}`;
  return (
    <>
      <Summary offers={offers} needs={needs} mayJoin={mayJoin} />
      {items.length > 0 && (
        <CarpoolMap carpools={items} meanwhile={<div className={shared.map} aria-busy="true" />} />
      )}
      <div className={classes.lists}>
        <List title={<Trans>Who drives</Trans>} items={offers} />
        <List title={<Trans>Who needs a ride</Trans>} items={needs} />
      </div>
      {mayJoin && (
        <div className={shared.buttons}>
          <ActionLink to={create} look="outline">
            <Trans>I offer seats</Trans>
          </ActionLink>
          <ActionLink to={`${create}&kind=NEED`} look="outline">
            <Trans>I need a ride</Trans>
          </ActionLink>
        </div>
      )}
    </>
  );
}

/** The seats that are left, each way. */
function Summary({
  offers,
  needs,
  mayJoin,
}: {
  offers: readonly Carpool[];
  needs: readonly Carpool[];
  mayJoin: boolean;
}) {
  if (offers.length === 0 && needs.length === 0) {
    return (
      <p className={shared.quiet}>
        {mayJoin ? (
          <Trans>Nobody drives yet. Offer your seats, or say that you need one.</Trans>
        ) : (
          <Trans>Everyone who takes part sees here who drives.</Trans>
        )}
      </p>
    );
  }
  const left = (leg: 'OUT' | 'BACK') =>
    offers
      .flatMap(({ ways }) => ways.filter((way) => way.leg === leg))
      .reduce((sum, way) => sum + way.left, 0);
  return (
    <p>
      <Plural value={offers.length} one="# person drives." other="# people drive." />{' '}
      <Trans>
        Seats left: {left('OUT')} there, {left('BACK')} back.
      </Trans>{' '}
      {needs.length > 0 && (
        <Plural value={needs.length} one="# person needs a ride." other="# people need a ride." />
      )}
    </p>
  );
}

function List({ title, items }: { title: React.ReactNode; items: readonly Carpool[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {items.map((carpool) => (
        <CarpoolCard key={carpool.id} carpool={carpool} inHuddle />
      ))}
    </section>
  );
}
