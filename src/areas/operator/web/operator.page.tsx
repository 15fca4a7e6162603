import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useSearchParams } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { Webhooks } from '#areas/integration/web/public/Webhooks.tsx';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import { BannersPart } from './BannersPart.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { HealthPart } from './HealthPart.tsx';
import classes from './operator.module.css';
import { PeoplePart } from './PeoplePart.tsx';
import { SenderPart } from './sender/SenderPart.tsx';
import { WaitingMails } from './WaitingMails.tsx';

export const handle: PageHandle = { title: msg`Operations` };
export const meta: MetaFunction = () => [{ title: 'Operations' }, { name: 'robots', content: 'noindex' }];

/** How the site is, and what its operators can do about it (ADM-4); to everybody else there is no such page. */
export default function OperatorPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { data: me } = useQuery(myAccount);
  if (!me) return <RowSkeletons count={3} />;
  if (!me.operator) return <NotFoundPage />;
  const show = search.get('show') ?? 'health';
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Operations</Trans>}
        lead={<Trans>How the site is, and what you can do about it. What you do is logged.</Trans>}
      />
      <TabLinks label={t`Operations`} tabs={tabsOf(show)} />
      <Shown show={show} />
    </div>
  );
}

function tabsOf(show: string) {
  return [
    { to: '/operator', name: <Trans>Health</Trans>, chosen: show === 'health' },
    { to: '/operator?show=jobs', name: <Trans>Jobs</Trans>, chosen: show === 'jobs' },
    { to: '/operator?show=mails', name: <Trans>Mails</Trans>, chosen: show === 'mails' },
    { to: '/operator?show=people', name: <Trans>People</Trans>, chosen: show === 'people' },
    { to: '/operator?show=banners', name: <Trans>Banners</Trans>, chosen: show === 'banners' },
    { to: '/operator?show=webhooks', name: <Trans>Webhooks</Trans>, chosen: show === 'webhooks' },
  ];
}

function Shown({ show }: { show: string }) {
  if (show === 'jobs') return <FailedJobs />;
  if (show === 'mails')
    return (
      <>
        <SenderPart />
        <WaitingMails />
      </>
    );
  if (show === 'people') return <PeoplePart />;
  if (show === 'webhooks') return <Webhooks communityId={null} />;
  return show === 'banners' ? <BannersPart /> : <HealthPart />;
}
