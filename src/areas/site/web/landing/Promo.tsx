import { Trans } from '@lingui/react/macro';
import { Action, ActionLink } from '#ui/Action.tsx';
import { ToDashboard } from '../parts/ToDashboard.tsx';
import classes from './Promo.module.css';
import { SlidePicture } from './Slides.tsx';

/** The product on every device: now in the browser, soon from the shops of phones. */
export function Promo({ onSoon }: { onSoon: () => void }) {
  return (
    <section className={classes.promo}>
      <SlidePicture id="home-valley" hour={20.5} />
      <h2>
        <Trans>The next good day is closer with company.</Trans>
      </h2>
      <p>
        <Trans>Opens on any phone and laptop, works without signal, and costs nothing.</Trans>
      </p>
      <p>
        <Trans>
          It is an app that you install from your browser: its menu has 'Install'. App shops come later.
        </Trans>
      </p>
      <div className={classes.ways}>
        <ToDashboard />
        <ActionLink to="/signup" size="large" rel="nofollow" data-for="visitor">
          <Trans>Sign up</Trans>
        </ActionLink>
        <Action look="outline" size="large" onClick={onSoon}>
          <Trans>Get it from the app shop</Trans>
        </Action>
      </div>
    </section>
  );
}
