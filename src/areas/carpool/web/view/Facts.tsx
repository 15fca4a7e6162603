import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { useClock } from '#platform/web/clock.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import type { CarpoolView } from '../../contract/views.ts';
import { shareOf } from '../../rules/cost.ts';
import { wordMoney } from '../../rules/money.ts';
import { legs, type PerLeg } from '../../rules/trip.ts';
import shared from '../carpool.module.css';
import { askerNames, tripNames, welcomeNames } from '../messages.ts';
import classes from './Facts.module.css';
import { Ways } from './Ways.tsx';

/** When, how many seats, with whom, for what: all one needs to decide. */
export function Facts({ carpool }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const { owner, huddle, note, carNote, welcome } = carpool;
  return (
    <Card className={shared.block} aria-labelledby="ride">
      <h2 id="ride">{t(tripNames[carpool.tripType])}</h2>
      <Ways carpool={carpool} />
      <div className={shared.who}>
        <Avatar
          face={{ id: owner.id, name: owner.displayName, pictureUrl: owner.profilePicUrl }}
          size={40}
          named
        />
        <span>
          <NameOf person={owner} />
          <small>{carpool.kind === 'OFFER' ? <Trans>drives</Trans> : <Trans>needs a ride</Trans>}</small>
        </span>
      </div>
      {huddle && <OfHuddle id={huddle.id} name={huddle.name} />}
      {note && (
        <p className={classes.words} dir="auto">
          {note}
        </p>
      )}
      {carNote && <Car note={carNote} />}
      {welcome.length > 0 && (
        <p className={shared.badges}>
          {welcome.map((what) => (
            <Badge key={what}>{t(welcomeNames[what])}</Badge>
          ))}
        </p>
      )}
      {carpool.kind === 'OFFER' && <Cost carpool={carpool} />}
      {carpool.mine && (
        <p className={shared.quiet}>
          <Trans>Seen by: {t(askerNames[carpool.whoMayAsk])}</Trans>
        </p>
      )}
    </Card>
  );
}

// What people wrote stands in elements: in the text itself it would be read as some.
function OfHuddle({ id, name }: { id: string; name: string }) {
  const link = <Link to={`/huddle/view/${id}`}>{name}</Link>;
  return (
    <p>
      <Trans>For the huddle {link}</Trans>
    </p>
  );
}

function Car({ note }: { note: string }) {
  const words = <span dir="auto">{note}</span>;
  return (
    <p>
      <Trans>The car: {words}</Trans>
    </p>
  );
}

/** What it costs, and how that is counted: a share of what is spent, never a profit (CAR-2). */
function Cost({ carpool }: { carpool: CarpoolView }) {
  const { locale } = useClock();
  const { cost, tripType, ways } = carpool;
  if (!cost) {
    return (
      <p>
        <Trans>Free of charge</Trans>
      </p>
    );
  }
  const seats = Object.fromEntries(
    legs.map((leg) => [leg, ways.find((way) => way.leg === leg)?.seats ?? 0]),
  ) as PerLeg;
  const mine = carpool.ride?.state === 'ACCEPTED' ? carpool.ride.legs : legs;
  const each = wordMoney({ amount: shareOf(cost, tripType, seats, mine), currency: cost.currency }, locale);
  const all = wordMoney(cost, locale);
  const limit = Math.max(seats.OUT, seats.BACK);
  return (
    <div className={classes.cost}>
      <strong>
        <Trans>{each} for each seat</Trans>
      </strong>
      <small>
        <Trans>
          Fuel, tolls and parking come to {all} for the whole trip. They are split over its ways, and each way
          over <Plural value={limit} one="its seat" other="its # seats" /> and the driver, full or not: the
          driver pays a share too, and nobody earns.
        </Trans>
      </small>
    </div>
  );
}
