import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLocation } from 'react-router';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Scene } from '#ui/Scene.tsx';
import classes from './features.module.css';
import { headOf } from './page-meta.ts';
import { ToDashboard } from './public/ToDashboard.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const about = {
    path: '/features',
    title: msg`Features`,
    description: msg`Huddles with guests and waiting lists, communities, people to go out with, and stories from outside.`,
  };
  return { head: await headOf(pageOf(context), about) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

const SCROLL_AFTER_MS = 50;

interface Step {
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly points: readonly MessageDescriptor[];
  readonly hour: number;
}

const steps: readonly Step[] = [
  {
    title: msg`Events & Activities`,
    words: msg`A huddle is an outing with everything on one page: when, where, how far, how hard, who comes.`,
    points: [
      msg`Guests by age and a fair waiting list`,
      msg`Map, directions and your own calendar`,
      msg`Cancelled or moved: everybody is told`,
    ],
    hour: 7,
  },
  {
    title: msg`Communities`,
    words: msg`A home for a club: open to all, by request, or known only to those who are in it.`,
    points: [
      msg`Rules and a question before joining`,
      msg`Admins, invitations and requests`,
      msg`Huddles that only members see`,
    ],
    hour: 10,
  },
  {
    title: msg`Social Connections`,
    words: msg`See who goes, follow the people you liked walking with, and meet them again.`,
    points: [
      msg`Profiles without a phone number in sight`,
      msg`You approve your followers, if you like`,
      msg`Block, and neither sees the other again`,
    ],
    hour: 13,
  },
  {
    title: msg`Mental & Physical Wellbeing`,
    words: msg`A walk in company is the oldest medicine there is. Slow ones are as welcome as steep ones.`,
    points: [
      msg`Difficulty said honestly, before you answer`,
      msg`Exact places only for those who come`,
      msg`No streaks, no race, no advertising`,
    ],
    hour: 17.5,
  },
  {
    title: msg`Activity & Fitness Tracking`,
    words: msg`What you did together counts: outings, distance, ascent and the people you met.`,
    points: [
      msg`Only you see it, unless you publish it`,
      msg`Kilometres or miles, as you like`,
      msg`Attendance marked by the host, not by a watch`,
    ],
    hour: 19,
  },
  {
    title: msg`Inspirations & Influencers`,
    words: msg`Stories from people who were there, with routes, mistakes, weather and what was in the bag.`,
    points: [
      msg`Long reads that load on a bad line`,
      msg`Places and huddles to try, beside the story`,
      msg`Health advice says who wrote it`,
    ],
    hour: 20.5,
  },
];

/** Six numbered parts, each with an address of its own: `/features#step-3` (SITE-13). */
export default function FeaturesPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  useEffect(() => {
    const part = /^#step-[1-6]$/.test(hash) ? document.querySelector(hash) : null;
    if (!part) return;
    const timer = setTimeout(() => part.scrollIntoView(), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hash]);
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <h1>
        <Trans>Features</Trans>
      </h1>
      {steps.map(({ title, words, points, hour }, index) => (
        <section key={title.id} id={`step-${index + 1}`} className={classes.step}>
          <div className={classes.picture}>
            <Scene id={`feature-${index}`} hour={hour} />
          </div>
          <div>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2>{t(title)}</h2>
            <p>{t(words)}</p>
            <ul>
              {points.map((point) => (
                <li key={point.id}>{t(point)}</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
      <p className={classes.in}>
        <ToDashboard />
        <ActionLink to="/signup" size="large" rel="nofollow" data-for="visitor">
          <Trans>Sign up</Trans>
        </ActionLink>
      </p>
    </main>
  );
}
