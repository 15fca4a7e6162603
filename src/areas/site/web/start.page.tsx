import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PublicHuddles } from '#areas/huddle/web/parts/public-huddles.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { Coming } from './components/Coming.tsx';
import { Hero } from './components/Hero.tsx';
import { Reasons } from './components/Reasons.tsx';
import { pageMeta } from './page-meta.ts';
import classes from './start.module.css';

export const meta = pageMeta({
  path: '/start',
  title: 'Go outside, together',
  description: 'Plan an outing, see who is coming and how you get there. Free, calm and made for the trail.',
});

export async function loader({ context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const { status, body } = await page.api('/api/public/huddles?most=6');
  const huddles = status === 200 ? (body as PublicHuddles).items : [];
  return { huddles, now: page.now.toISOString() };
}

export default function StartPage() {
  const { huddles, now } = useLoaderData<typeof loader>();
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <Hero />
      <Coming huddles={huddles} now={now} />
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
