import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { Hero } from './components/Hero.tsx';
import { Reasons } from './components/Reasons.tsx';
import { pageMeta } from './page-meta.ts';
import classes from './start.module.css';

export const meta = pageMeta({
  path: '/start',
  title: 'Go outside, together',
  description: 'Plan an outing, see who is coming and how you get there. Free, calm and made for the trail.',
});

export default function StartPage() {
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <Hero />
      <Reasons />
      <Contours className={classes.close}>
        <h2>
          <Trans>The next good day is closer with company.</Trans>
        </h2>
        <ActionLink to="/signup" size="large" rel="nofollow">
          <Trans>Sign up</Trans>
        </ActionLink>
      </Contours>
    </main>
  );
}
