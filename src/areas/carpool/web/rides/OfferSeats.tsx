import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CarpoolCard, CarpoolView } from '../../contract/views.ts';
import classes from '../carpool.module.css';
import { offerRide } from '../mutations.ts';
import { carpoolsQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { Route } from '../view/Route.tsx';
import { Ways } from '../view/Ways.tsx';
import riders from './riders.module.css';

/** Somebody needs a ride: one of my cars may take them, or a new one. */
export function OfferSeats({ need }: { need: CarpoolView }) {
  const query = useInfiniteQuery(carpoolsQuery({ show: 'MINE' }));
  const create = `/huddle/carpool/create${need.huddle ? `?huddleId=${need.huddle.id}` : ''}`;
  const another = (
    <ActionLink to={create} look="outline">
      <Trans>Offer a ride of my own</Trans>
    </ActionLink>
  );
  if (need.status === 'CANCELLED') return null;
  if (need.ways.length === 0) return <Met />;
  return (
    <Card className={classes.block} aria-labelledby="take-along">
      <h2 id="take-along">
        <Trans>Take them along</Trans>
      </h2>
      <Paged
        query={query}
        skeleton={<RowSkeletons count={2} />}
        empty={
          <p className={classes.quiet}>
            <Trans>You are not driving anywhere yet.</Trans>
          </p>
        }
      >
        {(carpools) => (
          <ul className={riders.riders}>
            {carpools
              .filter(({ kind, mine, huddle }) => kind === 'OFFER' && mine && huddle?.id === need.huddle?.id)
              .map((car) => (
                <OwnCar key={car.id} car={car} need={need} />
              ))}
          </ul>
        )}
      </Paged>
      {another}
    </Card>
  );
}

function OwnCar({ car, need }: { car: CarpoolCard; need: CarpoolView }) {
  const act = useAct();
  return (
    <li>
      <div className={riders.rider}>
        <strong>
          <Route {...car} />
        </strong>
        <Ways carpool={car} />
      </div>
      <SubmitButton size="small" onPress={() => act(() => offerRide(car.id, need.owner.id, need.id))}>
        <Trans>Offer a seat here</Trans>
      </SubmitButton>
    </li>
  );
}

/** Every way is found: nobody needs to offer one. */
function Met() {
  return (
    <Card className={classes.block}>
      <p>
        <Trans>They have found a seat on every way.</Trans>
      </p>
    </Card>
  );
}
