import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { myAccount } from './public/my-account.ts';
import { LookSettings } from './settings/LookSettings.tsx';
import { BetaSettings, PrivacySettings } from './settings/OtherSettings.tsx';
import { Section } from './settings/Section.tsx';
import { SecurityLink } from './settings/SecurityLink.tsx';
import { StartSettings } from './settings/StartSettings.tsx';
import classes from './settings/settings.module.css';
import { UnitSettings } from './settings/UnitSettings.tsx';

export const handle: PageHandle = { title: msg`Settings` };
export const meta: MetaFunction = () => [{ title: 'Settings' }];

/** `/setting`: every choice is kept the moment it is made (SET-1). */
export default function SettingPage() {
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
        title={<Trans>Settings</Trans>}
        lead={
          <Trans>
            What you choose is kept at once, on all your devices. Name and pictures are in your{' '}
            <Link to="/account">account</Link>.
          </Trans>
        }
      />
      <SecurityLink />
      <LookSettings me={me} />
      <UnitSettings me={me} />
      <StartSettings me={me} />
      <PrivacySettings me={me} />
      <Section id="notifications" title={<Trans>Notifications</Trans>}>
        <p>
          <Trans>Which ones, on which devices, by mail or in a digest, and when it is quiet.</Trans>
        </p>
        <div>
          <ActionLink look="outline" size="small" to="/setting/notifications">
            <Trans>Choose notifications</Trans>
          </ActionLink>
        </div>
      </Section>
      <Section id="missed" title={<Trans>Missed outings</Trans>}>
        <p>
          <Trans>
            Where hosts noted that you did not come or gave your place back late, and your word about it.
          </Trans>
        </p>
        <div>
          <ActionLink look="outline" size="small" to="/setting/missed">
            <Trans>See what hosts see</Trans>
          </ActionLink>
        </div>
      </Section>
      <BetaSettings me={me} />
      <Section id="data" title={<Trans>My data</Trans>}>
        <p>
          <Trans>Download everything of yours as a zip: texts, pictures, outings, places.</Trans>
        </p>
        <div className={classes.ways}>
          <ActionLink look="outline" size="small" to="/setting/export">
            <Trans>Get a copy of my data</Trans>
          </ActionLink>
          <ActionLink look="outline" size="small" to="/setting/import">
            <Trans>Import a copy</Trans>
          </ActionLink>
        </div>
      </Section>
      <Section id="leave" title={<Trans>Delete my account</Trans>}>
        <p>
          <Trans>Everything of yours is deleted, after 14 days in which you can change your mind.</Trans>
        </p>
        <div>
          <ActionLink look="outline" size="small" to="/setting/leave">
            <Trans>See what depends on you</Trans>
          </ActionLink>
        </div>
      </Section>
    </div>
  );
}
