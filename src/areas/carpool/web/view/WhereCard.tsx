import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MapView } from '#areas/place/web/public/MapView.tsx';
import { restOfAddress } from '#platform/shared/address-in.ts';
import { formatAway } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { Card } from '#ui/Card.tsx';
import type { CarpoolView } from '../../contract/views.ts';
import shared from '../carpool.module.css';
import { NearPlace } from './Route.tsx';
import classes from './WhereCard.module.css';

type Place = CarpoolView['origin'];

/** Where it begins, stops and leads, as exactly as this reader may know (CAR-4). */
export function WhereCard({ carpool }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const { origin, destination, stops, pickupKm, rides, ride } = carpool;
  const marked: [string, string, Place][] = [
    ['origin', t`Begins`, origin],
    ...stops.map((stop, at): [string, string, Place] => [`stop ${at}`, t`Stops`, stop]),
    ...(ride?.pickup ? [['mine', t`Picks you up`, ride.pickup] as [string, string, Place]] : []),
    ...rides.flatMap(({ rider, pickup, state }): [string, string, Place][] =>
      pickup && state === 'ACCEPTED' ? [[rider.id, t`Picks up ${rider.displayName}`, pickup]] : [],
    ),
    ['destination', t`Leads to`, destination],
  ];
  const points = usePoints(marked);
  const exact = marked.every(([, , place]) => place.exact);
  const within = formatAway((pickupKm ?? 0) * 1000, useMeasures(), locale);
  return (
    <Card className={shared.block} aria-labelledby="where">
      <h2 id="where">
        <Trans>Where</Trans>
      </h2>
      <MapView points={points} around={origin} />
      <dl className={classes.places}>
        {marked.map(([key, label, place]) => (
          <PlaceLine key={key} label={label} place={place} />
        ))}
      </dl>
      {pickupKm !== null && (
        <p>
          <Trans>Picks people up within {within} of the way.</Trans>
        </p>
      )}
      {!exact && (
        <p className={shared.quiet}>
          <Trans>
            Some places are shown to about a kilometre. The driver and the people who ride along see where to
            stand.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function PlaceLine({ label, place }: { label: string; place: Place }) {
  const { i18n } = useLingui();
  const address = place.exact && restOfAddress(i18n.locale, place);
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">
        {place.exact ? (
          <>
            {place.name}
            {address && <small>{address}</small>}
          </>
        ) : (
          <NearPlace place={place} />
        )}
      </dd>
    </div>
  );
}

/** A new array would set every pin again each time something else on the page changes. */
function usePoints(marked: readonly [string, string, Place][]) {
  const text = JSON.stringify(
    marked.map(([id, label, { name, lat, lng }]) => ({ id, label: `${label}: ${name}`, lat, lng })),
  );
  return useMemo(() => JSON.parse(text), [text]);
}
