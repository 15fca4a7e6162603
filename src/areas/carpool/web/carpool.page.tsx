import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { useWatch } from '#platform/web/live.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { CarpoolView } from '../contract/views.ts';
import classes from './carpool.module.css';
import { carpoolQuery } from './queries.ts';
import { OfferSeats } from './rides/OfferSeats.tsx';
import { OwnState } from './rides/OwnState.tsx';
import { RidersCard } from './rides/RidersCard.tsx';
import { CarpoolActions } from './view/CarpoolActions.tsx';
import { Facts } from './view/Facts.tsx';
import { Notices } from './view/Notices.tsx';
import { Route, useNameOf } from './view/Route.tsx';
import { WhereCard } from './view/WhereCard.tsx';

const Talk = latePart(() => import('#areas/chat/web/public/CarpoolTalk.tsx'));

export const handle: PageHandle = { title: msg`Carpool` };
export const meta: MetaFunction = () => [{ title: 'Carpool' }];

/** `/carpool/view/new/{id}`: one carpool, for anyone who may see it (CAR-1). */
export default function CarpoolPage() {
  const { carpoolId = '' } = useParams();
  const query = useQuery(carpoolQuery(carpoolId));
  useWatch(query.data ? `carpool:${carpoolId}` : null);
  return (
    <QueryView query={query} gone={<Gone />}>
      {(carpool) => <Shown key={carpool.id} carpool={carpool} />}
    </QueryView>
  );
}

function Shown({ carpool }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const nameOf = useNameOf();
  const { origin, destination } = carpool;
  return (
    <div className={classes.page}>
      <title>{t`${nameOf(origin)} to ${nameOf(destination)}`}</title>
      <PageHeader
        title={<Route origin={origin} destination={destination} />}
        lead={<OwnState carpool={carpool} />}
        actions={<CarpoolActions carpool={carpool} />}
      />
      <Notices carpool={carpool} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Facts carpool={carpool} />
          {carpool.kind === 'OFFER' && <RidersCard carpool={carpool} />}
          {carpool.kind === 'NEED' && !carpool.mine && <OfferSeats need={carpool} />}
        </div>
        <div className={classes.column}>
          <WhereCard carpool={carpool} />
          {carpool.roomId && hasCompany(carpool) && <Conversation roomId={carpool.roomId} />}
        </div>
      </div>
    </div>
  );
}

/** A rider always has the driver to talk with. */
function hasCompany({ sight, rides }: CarpoolView): boolean {
  return sight === 'RIDER' || rides.some(({ state }) => state === 'ACCEPTED');
}

function Conversation({ roomId }: { roomId: string }) {
  return (
    <Card className={`${classes.block} ${classes.talk}`} aria-labelledby="talk">
      <h2 id="talk">
        <Trans>Conversation</Trans>
      </h2>
      <Talk roomId={roomId} meanwhile={<RowSkeletons count={3} />} />
    </Card>
  );
}

function Gone() {
  return (
    <EmptyState
      picture="gone-carpool"
      hour={19}
      action={
        <ActionLink to="/carpool">
          <Trans>Find a ride</Trans>
        </ActionLink>
      }
    >
      <Trans>This carpool does not exist, or it is not for you.</Trans>
    </EmptyState>
  );
}
