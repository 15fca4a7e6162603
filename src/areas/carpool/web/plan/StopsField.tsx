import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { PlacePicker } from '#areas/place/web/public/PlacePicker.tsx';
import { Action } from '#ui/Action.tsx';
import classes from '../carpool.module.css';
import type { Fields } from './use-carpool-form.ts';

const MAX_STOPS = 5;

/** Places on the way where the driver picks people up. */
export function StopsField({ form }: { form: Fields }) {
  const { t } = useLingui();
  const { stops, origin } = form.values;
  return (
    <div className={classes.sheet}>
      {stops.map((stop, at) => (
        <div key={`${stop.lat} ${stop.lng} ${stop.name}`} className={classes.stop}>
          <span dir="auto">
            {t`Stop ${at + 1}`}: {stop.name}
          </span>
          <Action
            look="plain"
            aria-label={t`Remove stop ${at + 1}`}
            icon={<IconX aria-hidden size={20} />}
            onClick={() => form.removeListItem('stops', at)}
          >
            {null}
          </Action>
        </div>
      ))}
      {stops.length < MAX_STOPS ? (
        <PlacePicker
          key={stops.length}
          label={t`Add a stop`}
          value={null}
          near={origin}
          onChange={(place) => place && form.insertListItem('stops', place)}
        />
      ) : (
        <p className={classes.quiet}>
          <Trans>More than five stops make a bus of it.</Trans>
        </p>
      )}
    </div>
  );
}
