import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useSearchParams } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { BadgeRequests } from '#areas/inspiration/web/public/BadgeRequests.tsx';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import { CaseDetail } from './cases/CaseDetail.tsx';
import { CaseLines } from './cases/CaseLines.tsx';
import classes from './moderation.module.css';

export const handle: PageHandle = { title: msg`Moderation` };
export const meta: MetaFunction = () => [{ title: 'Moderation' }, { name: 'robots', content: 'noindex' }];

/** What waits for moderators; to everybody else there is no such page. */
export default function ModerationPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { data: me } = useQuery(myAccount);
  if (!me) return <RowSkeletons count={3} />;
  if (!me.moderator) return <NotFoundPage />;
  const show = search.get('show') ?? 'open';
  const caseId = search.get('case');
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Moderation</Trans>}
        lead={<Trans>What people reported, and who asks for a badge. What you decide is logged.</Trans>}
      />
      <TabLinks label={t`Moderation`} tabs={tabsOf(show)} />
      {caseId ? <CaseDetail key={caseId} id={caseId} /> : <Listed show={show} />}
    </div>
  );
}

function tabsOf(show: string) {
  return [
    { to: '/moderation', name: <Trans>Reports</Trans>, chosen: show === 'open' },
    {
      to: '/moderation?show=communities',
      name: <Trans>With communities</Trans>,
      chosen: show === 'communities',
    },
    { to: '/moderation?show=appeals', name: <Trans>Appeals</Trans>, chosen: show === 'appeals' },
    { to: '/moderation?show=decided', name: <Trans>Decided</Trans>, chosen: show === 'decided' },
    { to: '/moderation?show=badges', name: <Trans>Badges</Trans>, chosen: show === 'badges' },
  ];
}

function Listed({ show }: { show: string }) {
  if (show === 'badges') return <BadgeRequests />;
  if (show === 'communities') return <CaseLines show="COMMUNITIES" />;
  if (show === 'appeals') return <CaseLines show="APPEALS" />;
  return <CaseLines show={show === 'decided' ? 'DECIDED' : 'OPEN'} />;
}
