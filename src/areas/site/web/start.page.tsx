import { Trans } from '@lingui/react/macro';
import type { MetaFunction } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { Contours } from '#ui/Contours.tsx';
import { Hero } from './components/Hero.tsx';
import { Reasons } from './components/Reasons.tsx';
import classes from './start.module.css';

export const meta: MetaFunction = ({ matches }) => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { productName: string; publicOrigin: string }
    | undefined;
  const title = `${root?.productName}: outings with people who love the outdoors`;
  const description = 'Plan a hike, see who is coming, share the ride. Free, calm and made for the trail.';
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${root?.publicOrigin}/start` },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${root?.publicOrigin}/start` },
  ];
};

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
