import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { type MyAccount, myAccount } from './public/my-account.ts';
import { AppsSection } from './security/AppsSection.tsx';
import { EmailSection } from './security/EmailSection.tsx';
import { LogInsSection } from './security/LogInsSection.tsx';
import { PasskeysSection } from './security/PasskeysSection.tsx';
import { PasswordSection } from './security/PasswordSection.tsx';
import { ProvidersSection } from './security/ProvidersSection.tsx';
import { RecoveriesSection } from './security/RecoveriesSection.tsx';
import { SecondFactorSection } from './security/SecondFactorSection.tsx';
import { mySecurity, type Security } from './security/security.ts';
import { UsernameSection } from './security/UsernameSection.tsx';
import { usePresence } from './security/use-presence.tsx';
import { Section } from './settings/Section.tsx';
import classes from './settings/settings.module.css';

export const handle: PageHandle = { title: msg`Security and log-in` };
export const meta: MetaFunction = () => [{ title: 'Security and log-in' }];

/** `/setting/security`: how I log in and where I am logged in, in one place (GATE-11, GATE-12). */
export default function SecurityPage() {
  const { data: me, isLoadingError: failed, refetch: readMe } = useQuery(myAccount);
  const { data: security, isLoadingError: isError, isFetching, refetch } = useQuery(mySecurity);
  const again = () => void Promise.all([readMe(), refetch()]);
  if (me && security) return <Sections me={me} security={security} />;
  return isError || failed ? <ErrorState onRetry={again} retrying={isFetching} /> : <PageSkeleton />;
}

function Sections({ me, security }: { me: MyAccount; security: Security }) {
  const { ensure, sheet } = usePresence();
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Security and log-in</Trans>}
        lead={
          <Trans>
            How you get in, and where you are logged in. Everything else is in the{' '}
            <Link to="/setting">settings</Link>.
          </Trans>
        }
      />
      <EmailSection me={me} ensure={ensure} />
      <UsernameSection me={me} security={security} ensure={ensure} />
      {security.keptHere ? (
        <>
          <PasswordSection security={security} ensure={ensure} />
          <PasskeysSection security={security} ensure={ensure} />
          {security.providers.length > 0 && <ProvidersSection me={me} security={security} ensure={ensure} />}
          <SecondFactorSection security={security} ensure={ensure} />
        </>
      ) : (
        <Section title={<Trans>Password and second factor</Trans>}>
          <p>
            <Trans>They are kept by the service you log in with; change them there.</Trans>
          </p>
        </Section>
      )}
      {security.recoveries.length > 0 && <RecoveriesSection recoveries={security.recoveries} />}
      {security.apps.length > 0 && <AppsSection apps={security.apps} />}
      <LogInsSection />
      {sheet}
    </div>
  );
}
