import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { formatAway, type Measures } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { CarpoolCard as Carpool } from '../../contract/views.ts';
import { wordMoney } from '../../rules/money.ts';
import shared from '../carpool.module.css';
import { OwnState } from '../rides/OwnState.tsx';
import { Route } from '../view/Route.tsx';
import { Ways } from '../view/Ways.tsx';
import classes from './CarpoolCard.module.css';

interface CarpoolCardProps {
  carpool: Carpool;
  /** On the page of its huddle its name goes without saying. */
  inHuddle?: boolean;
}

/** A carpool in a list: from where to where, when, how many seats, with whom and for what. */
export function CarpoolCard({ carpool, inHuddle = false }: CarpoolCardProps) {
  const { owner, huddle, share } = carpool;
  const { locale } = useClock();
  const measures = useMeasures();
  return (
    <article className={shared.card}>
      <header className={classes.head}>
        <h3>
          <Link to={`/carpool/view/new/${carpool.id}`}>
            <Route {...carpool} />
          </Link>
        </h3>
        <OwnState carpool={carpool} />
      </header>
      <Ways carpool={carpool} />
      <footer className={classes.foot}>
        <span className={shared.who}>
          <Avatar
            face={{ id: owner.id, name: owner.displayName, pictureUrl: owner.profilePicUrl }}
            size={32}
            named
          />
          <NameOf person={owner} />
        </span>
        <span className={shared.quiet} dir="auto">
          {[
            inHuddle ? null : huddle?.name,
            awayOf(carpool, measures, locale),
            share && wordMoney(share, locale),
          ]
            .filter(Boolean)
            .join(' · ') || (carpool.kind === 'OFFER' ? <Trans>Free of charge</Trans> : null)}
        </span>
      </footer>
    </article>
  );
}

function awayOf({ metersAway }: Carpool, measures: Measures, locale: string): string | null {
  return metersAway === null ? null : formatAway(metersAway, measures, locale);
}
