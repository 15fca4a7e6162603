import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CarpoolView, RideView } from '../../contract/views.ts';
import classes from '../carpool.module.css';
import { legNames, stateNames } from '../messages.ts';
import { answerRideRequest, removeRider } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { NearPlace } from '../view/Route.tsx';
import riders from './riders.module.css';

/** Who rides, and for the driver who asks and waits, with the answer beside them. */
export function RidersCard({ carpool }: { carpool: CarpoolView }) {
  if (carpool.sight === 'AREA') return null;
  const order = ['ASKED', 'ACCEPTED', 'WAITING', 'OFFERED'];
  const rides = [...carpool.rides].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <Card className={classes.block} aria-labelledby="riders">
      <h2 id="riders">
        <Trans>Who rides along</Trans>
      </h2>
      {rides.length === 0 ? (
        <p className={classes.quiet}>
          {carpool.mine ? (
            <Trans>Nobody has asked yet. Share the link, and you are told as soon as somebody does.</Trans>
          ) : (
            <Trans>Nobody else so far.</Trans>
          )}
        </p>
      ) : (
        <ul className={riders.riders}>
          {rides.map((ride) => (
            <Rider key={ride.rider.id} carpool={carpool} ride={ride} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Rider({ carpool, ride }: { carpool: CarpoolView; ride: RideView }) {
  const { t } = useLingui();
  const { rider, party, legs, pickup, message } = ride;
  const ways = legs.map((leg) => t(legNames[leg])).join(' + ');
  return (
    <li>
      <Avatar
        face={{ id: rider.id, name: rider.displayName, pictureUrl: rider.profilePicUrl }}
        size={40}
        named
      />
      <div className={riders.rider}>
        <NameOf person={rider} />
        <span className={classes.quiet}>
          <Plural value={party} one="# person" other="# people" /> · {ways}
          {pickup && (
            <>
              {' · '}
              {pickup.exact ? pickup.name : <NearPlace place={pickup} />}
            </>
          )}
        </span>
        {message && <p dir="auto">{message}</p>}
        <Seen ride={ride} />
      </div>
      {carpool.mine && carpool.status === 'OPEN' ? (
        <Deeds carpoolId={carpool.id} ride={ride} />
      ) : (
        ride.state !== 'ACCEPTED' && <Badge>{t(stateNames[ride.state])}</Badge>
      )}
    </li>
  );
}

/** Whether they know of the last change; while there was none, nothing. */
function Seen({ ride: { acknowledged } }: { ride: RideView }) {
  if (acknowledged === null) return null;
  return acknowledged ? (
    <Badge tone="brand" icon={<IconCheck aria-hidden size={14} />}>
      <Trans>knows of the change</Trans>
    </Badge>
  ) : (
    <Badge tone="waiting" icon={<IconClock aria-hidden size={14} />}>
      <Trans>has not seen the change</Trans>
    </Badge>
  );
}

function Deeds({ carpoolId, ride: { rider, state } }: { carpoolId: string; ride: RideView }) {
  const { t } = useLingui();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const name = rider.displayName;
  const answer = (accept: boolean) => act(() => answerRideRequest(carpoolId, rider.id, accept));
  const remove = () => act(() => removeRider(carpoolId, rider.id));
  if (state === 'ASKED') {
    return (
      <span className={classes.buttons}>
        <SubmitButton
          size="small"
          look="outline"
          aria-label={t`Decline ${name}`}
          onPress={() => answer(false)}
        >
          <Trans>Decline</Trans>
        </SubmitButton>
        <SubmitButton size="small" aria-label={t`Accept ${name}`} onPress={() => answer(true)}>
          <Trans>Accept</Trans>
        </SubmitButton>
      </span>
    );
  }
  return (
    <span className={classes.buttons}>
      {state !== 'ACCEPTED' && <Badge tone="waiting">{t(stateNames[state])}</Badge>}
      <SubmitButton
        size="small"
        look="plain"
        aria-label={state === 'OFFERED' ? t`Take the offer to ${name} back` : t`Take ${name} off`}
        onPress={async () => (state === 'OFFERED' ? remove() : setAsking(true))}
      >
        {state === 'OFFERED' ? <Trans>Take back</Trans> : <Trans>Take off</Trans>}
      </SubmitButton>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t`Take ${name} off?`}
        confirm={<Trans>Take off</Trans>}
        onConfirm={() => remove().then(() => setAsking(false))}
        danger
      >
        <Trans>They are told, their seat goes to the next person who waits, and they cannot ask again.</Trans>
      </ConfirmDialog>
    </span>
  );
}
