import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { Scene } from '#ui/Scene.tsx';
import { ToDashboard } from '../public/ToDashboard.tsx';
import { Aurora } from './Aurora.tsx';
import classes from './Hero.module.css';

/** The first screen: where you are, in one sentence, and the way in. The sky follows the theme. */
export function Hero() {
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
      <div className={classes.words}>
        <h1>
          <Trans>Go outside, together.</Trans>
        </h1>
        <p>
          <Trans>Plan an outing, see who is coming and how you get there. The rest is fresh air.</Trans>
        </p>
        <div className={classes.ways} data-for="visitor">
          <ActionLink to="/signup" size="large" rel="nofollow">
            <Trans>Sign up</Trans>
          </ActionLink>
          <ActionLink to="/login" size="large" look="onPicture" rel="nofollow">
            <Trans>Log In</Trans>
          </ActionLink>
        </div>
        <div className={classes.ways} data-for="member">
          <ToDashboard />
        </div>
        <Aurora />
      </div>
    </section>
  );
}
