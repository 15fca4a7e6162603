import { msg } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PublicCommunities } from '#areas/community/web/public/public-communities.ts';
import type { PublicHuddles } from '#areas/huddle/web/public/public-huddles.ts';
import type { PublicInspirations } from '#areas/inspiration/web/public/public-inspirations.ts';
import type { TrailblazersOf } from '#areas/person/web/public/trailblazers.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { Activities } from './landing/Activities.tsx';
import { Cities } from './landing/Cities.tsx';
import { Clubs } from './landing/Clubs.tsx';
import { Coming } from './landing/Coming.tsx';
import { cityOf } from './landing/cities.ts';
import { Hero } from './landing/Hero.tsx';
import { Influencers } from './landing/Influencers.tsx';
import { Moments } from './landing/Moments.tsx';
import { Promo } from './landing/Promo.tsx';
import { Reasons } from './landing/Reasons.tsx';
import { Stories } from './landing/Stories.tsx';
import { Trailblazers } from './landing/Trailblazers.tsx';
import { headOf } from './page-meta.ts';
import { Newsletter } from './public/Newsletter.tsx';
import classes from './start.module.css';

const ComingSoonDialog = lazy(() => import('./landing/ComingSoonDialog.tsx'));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const [city, , lat, lng] = cityOf(new URL(request.url).searchParams) ?? [];
  const [huddles, communities, inspirations, people] = await Promise.all([
    page.api(city ? `/api/public/huddles/near?near=${lat},${lng}&most=6` : '/api/public/huddles?most=6'),
    page.api('/api/public/communities?most=3'),
    page.api('/api/public/inspirations?most=9'),
    page.api('/api/public/people/trailblazers'),
  ]);
  const about = {
    path: '/start',
    title: msg`Go outside, together`,
    description: msg`Plan an outing, see who is coming and how you get there. Free, calm and made for the trail.`,
  };
  return {
    head: await headOf(page, about),
    huddles: huddles.status === 200 ? (huddles.body as PublicHuddles).items : [],
    communities: communities.status === 200 ? (communities.body as PublicCommunities).items : [],
    inspirations: inspirations.status === 200 ? (inspirations.body as PublicInspirations).items : [],
    people: people.status === 200 ? (people.body as TrailblazersOf).people : [],
    city,
    now: page.now.toISOString(),
  };
}

/** What a stranger sees first; the sections stand in the order of SITE-8. */
export default function StartPage() {
  const { huddles, communities, inspirations, people, city, now } = useLoaderData<typeof loader>();
  const [soon, setSoon] = useState(false);
  const onSoon = () => setSoon(true);
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <Hero />
      <Moments />
      <Coming huddles={huddles} city={city} now={now} />
      <div className={classes.band}>
        <Reasons />
      </div>
      <Trailblazers people={people} onSoon={onSoon} />
      <Activities />
      <Clubs communities={communities} />
      <Cities />
      <Influencers stories={inspirations} />
      <Stories />
      <div className={classes.inset}>
        <Newsletter />
      </div>
      <Promo onSoon={onSoon} />
      <Suspense fallback={null}>{soon && <ComingSoonDialog onClose={() => setSoon(false)} />}</Suspense>
    </main>
  );
}
