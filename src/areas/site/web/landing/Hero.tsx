import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { ActionLink } from '#ui/Action.tsx';
import { Scene } from '#ui/Scene.tsx';
import { ToDashboard } from '../public/ToDashboard.tsx';
import { Aurora } from './Aurora.tsx';
import classes from './Hero.module.css';
import { Near } from './Near.tsx';

/** The first screen: what it is in one sentence, the way in, and an outing to come. The sky follows the theme. */
export function Hero(coming: ComponentProps<typeof Near>) {
  return (
    <section className={classes.hero}>
      <Scene
        id="home-valley"
        setting="VALLEY"
        hour={8.2}
        first
        className={`${classes.sky} mantine-dark-hidden`}
      />
      <Scene
        id="home-valley"
        setting="VALLEY"
        hour={20.5}
        className={`${classes.sky} mantine-light-hidden`}
      />
      <div className={classes.first}>
        <div className={classes.words}>
          <h1>
            <Trans>Go outside, together.</Trans>
          </h1>
          <p>
            <Trans>
              Hikes and tours with friends or your club: see who really comes, share the ride, and go.
            </Trans>
          </p>
          <div className={classes.ways} data-for="visitor">
            <ActionLink to="/signup" size="large" rel="nofollow">
              <Trans>Sign up</Trans>
            </ActionLink>
          </div>
          <div className={classes.ways} data-for="member">
            <ToDashboard />
          </div>
        </div>
        <Near {...coming} />
      </div>
      <Aurora />
    </section>
  );
}
