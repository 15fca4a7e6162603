import { msg } from '@lingui/core/macro';
import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PublicCommunities } from '#areas/community/web/public/public-communities.ts';
import type { HuddlesByRegion, PublicHuddles } from '#areas/huddle/web/public/public-huddles.ts';
import type { PublicInspirations } from '#areas/inspiration/web/public/public-inspirations.ts';
import type { TrailblazersOf } from '#areas/person/web/public/trailblazers.ts';
import { latePart, lazyPart } from '#platform/web/lazy-part.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { Cities } from './landing/Cities.tsx';
import { Clubs } from './landing/Clubs.tsx';
import { Coming } from './landing/Coming.tsx';
import { cityOf } from './landing/cities.ts';
import { Hero } from './landing/Hero.tsx';
import { Influencers } from './landing/Influencers.tsx';
import { Moments } from './landing/Moments.tsx';
import { Promo } from './landing/Promo.tsx';
import { Stories } from './landing/Stories.tsx';
import { Trailblazers } from './landing/Trailblazers.tsx';
import { headOf } from './page-meta.ts';
import { Newsletter } from './public/Newsletter.tsx';
import classes from './start.module.css';

// Nobody presses anything in them, so a first visit does not wait for their code.
const Reasons = lazyPart(() => import('./landing/Reasons.tsx'));
const Activities = lazyPart(() => import('./landing/Activities.tsx'));
const ComingSoonDialog = latePart(() => import('./landing/ComingSoonDialog.tsx'));

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const [city, , lat, lng] = cityOf(new URL(request.url).searchParams) ?? [];
  const [near, huddles, communities, inspirations, people] = await Promise.all([
    page.api('/api/public/huddles/by-region'),
    page.api(city ? `/api/public/huddles/near?near=${lat},${lng}&limit=6` : '/api/public/huddles?limit=6'),
    page.api('/api/public/communities?limit=3'),
    page.api('/api/public/inspirations?limit=9'),
    page.api('/api/public/people/trailblazers'),
  ]);
  const about = {
    path: '/start',
    title: msg`Go outside, together`,
    description: msg`Plan an outing, see who is coming and how you get there. Free, calm and made for the trail.`,
  };
  return {
    head: await headOf(page, about),
    near: near.status === 200 ? (near.body as HuddlesByRegion).items : [],
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
  const { near, huddles, communities, inspirations, people, city, now } = useLoaderData<typeof loader>();
  const [soon, setSoon] = useState(false);
  const onSoon = () => setSoon(true);
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <Hero near={near} now={now} />
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
      <Promo />
      {soon && <ComingSoonDialog onClose={() => setSoon(false)} />}
    </main>
  );
}
