import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import type { CarpoolCard } from '../../contract/views.ts';
import classes from './Route.module.css';

type Place = CarpoolCard['origin'];

/** What a place is called: itself, or the town next to it. */
export function useNameOf(): (place: Place) => string {
  const { t } = useLingui();
  return (place) => place.name || t`an area of about a kilometre`;
}

/** From where to where. */
export function Route({ origin, destination }: { origin: Place; destination: Place }) {
  const nameOf = useNameOf();
  return (
    <span className={classes.route}>
      <span dir="auto">{nameOf(origin)}</span>
      <IconArrowNarrowRight aria-hidden size={20} />
      <span className={classes.hidden}>
        <Trans>to</Trans>
      </span>
      <span dir="auto">{nameOf(destination)}</span>
    </span>
  );
}

/** A place that is told as an area. */
export function NearPlace({ place }: { place: Place }) {
  const nameOf = useNameOf();
  const area = <span dir="auto">{nameOf(place)}</span>;
  return <Trans>near {area}</Trans>;
}
