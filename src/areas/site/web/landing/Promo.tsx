import { Trans } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { ToDashboard } from '../public/ToDashboard.tsx';
import classes from './Promo.module.css';
import { SlidePicture } from './Slides.tsx';

// A first visit does not wait for it.
const WaitlistForm = latePart(() => import('./WaitlistForm.tsx'));

/** The product on every device, now in the browser, and beside it who wants to hear when it is in an app shop. */
export function Promo() {
  const root = useRouteLoaderData('root') as { mobileUrl?: string } | undefined;
  const alive = useHydrated();
  const room = <div className={classes.room} />;
  return (
    <section className={classes.promo}>
      <SlidePicture id="home-valley" setting="VALLEY" hour={20.5} />
      <div className={classes.said}>
        <h2>
          <Trans>The next good day is closer with company.</Trans>
        </h2>
        <p>
          <Trans>Opens on any phone and laptop, works without signal, and costs nothing.</Trans>
        </p>
        <p>
          <Trans>Install it from the menu of your browser. App shops come later.</Trans>
        </p>
        <div className={classes.ways}>
          <ToDashboard />
          <ActionLink to="/signup" size="large" rel="nofollow" data-for="visitor">
            <Trans>Sign up</Trans>
          </ActionLink>
          <ActionLink look="outline" size="large" to={root?.mobileUrl ?? '/features'} rel="noopener">
            <Trans>How to install it</Trans>
          </ActionLink>
        </div>
      </div>
      <div className={classes.wait}>
        <h3>
          <Trans>Hear when it is in the app shops</Trans>
        </h3>
        {alive ? <WaitlistForm meanwhile={room} /> : room}
      </div>
    </section>
  );
}
