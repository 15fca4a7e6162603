import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageSkeleton, RowSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import type { ProfileView } from '../../contract/profile.ts';
import { About } from '../profile/About.tsx';
import { AskedToFollow } from '../profile/AskedToFollow.tsx';
import { OwnBanner } from '../profile/OwnBanner.tsx';
import classes from '../profile/Profile.module.css';
import { ProfileHead } from '../profile/ProfileHead.tsx';
import { profileQuery } from '../queries.ts';

// The server draws it (`latePart`).
import '../profile/Year.module.css';

const Awards = latePart(() => import('../profile/Awards.tsx'));
const Year = latePart(() => import('../profile/Year.tsx'));
const Trends = latePart(() => import('../profile/Trends.tsx'));

const tabs = ['posts', 'about', 'awards', 'trends'] as const;
type Tab = (typeof tabs)[number];

const names: Readonly<Record<Tab, MessageDescriptor>> = {
  posts: msg`Posts`,
  about: msg`About`,
  awards: msg`Awards`,
  trends: msg`Trends`,
};
const betaTabs: readonly Tab[] = ['awards', 'trends'];

interface ProfileProps {
  username: string;
  /** Shows what is being tried out (GATE-10). */
  beta: boolean;
  /** What this person posted, in all its states. */
  posts: ReactNode;
}

/** `/{username}`: who somebody is; anyone who cannot be shown is a page that does not exist (PER-7). */
export function Profile({ username, beta, posts }: ProfileProps) {
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery(username));
  if (error instanceof ApiProblem && error.status === 404) return <Navigate to="/404" replace />;
  // A name that its owner has left leads to the one they have.
  if (profile && profile.username.toLowerCase() !== username)
    return <Navigate to={`/${profile.username}`} replace />;
  if (profile) return <Shown profile={profile} beta={beta} posts={posts} />;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <div className={classes.page}>
      <PageSkeleton />
    </div>
  );
}

interface ShownProps extends Omit<ProfileProps, 'username'> {
  profile: ProfileView;
}

function Shown({ profile, beta, posts }: ShownProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [asOthers, setAsOthers] = useState(false);
  const own = profile.self && !asOthers;
  const shown = tabs.filter((tab) => beta || !betaTabs.includes(tab));
  const chosen = shown.find((tab) => tab === search.get('tab')) ?? 'posts';
  const { displayName, username } = profile;
  const rows = <RowSkeletons count={3} />;
  return (
    <div className={classes.page}>
      <title>{`${displayName} (@${username})`}</title>
      {profile.self && <OwnBanner asOthers={asOthers} onToggle={() => setAsOthers(!asOthers)} />}
      {profile.followerRequested && <AskedToFollow profile={profile} />}
      <ProfileHead profile={profile} own={own} />
      <Year username={username} own={own} />
      <TabLinks
        label={t`Parts of the profile`}
        tabs={shown.map((tab) => ({
          to: tab === 'posts' ? '?' : `?tab=${tab}`,
          name: t(names[tab]),
          chosen: tab === chosen,
        }))}
      />
      {chosen === 'posts' && posts}
      {chosen === 'about' && <About profile={profile} />}
      {chosen === 'awards' && <Awards username={username} self={own} meanwhile={rows} />}
      {chosen === 'trends' && <Trends username={username} self={own} meanwhile={rows} />}
    </div>
  );
}
