import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaFunction } from 'react-router';
import { BadgeCard } from '#areas/inspiration/web/public/BadgeCard.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { PeopleSection } from './profile/PeopleSection.tsx';
import { ProfileHead } from './profile/ProfileHead.tsx';
import { ProfileSection } from './profile/ProfileSection.tsx';
import { myAccount } from './public/my-account.ts';
import classes from './settings/settings.module.css';

export const handle: PageHandle = { title: msg`Account` };
export const meta: MetaFunction = () => [{ title: 'Account' }];

/** `/account`: what others see of me, my people and my badge (PER-8). */
export default function AccountPage() {
  const { data: me, isLoadingError, isFetching, refetch } = useQuery(myAccount);
  if (!me)
    return isLoadingError ? (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <PageSkeleton />
    );
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Account</Trans>}
        lead={
          <Trans>
            How others see you. Email, password and devices are in{' '}
            <Link to="/setting/security">security and log-in</Link>, theme, language and notifications in the{' '}
            <Link to="/setting">settings</Link>.
          </Trans>
        }
      />
      <ProfileHead me={me} />
      <ProfileSection key={me.preference.lengthUnit + me.preference.massUnit} me={me} />
      <PeopleSection />
      <BadgeCard />
    </div>
  );
}
