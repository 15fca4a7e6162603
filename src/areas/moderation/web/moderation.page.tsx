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
import classes from './moderation.module.css';
import { Reports } from './Reports.tsx';

export const handle: PageHandle = { title: msg`Moderation` };
export const meta: MetaFunction = () => [{ title: 'Moderation' }, { name: 'robots', content: 'noindex' }];

/** What waits for moderators; to everybody else there is no such page. */
export default function ModerationPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const { data: me } = useQuery(myAccount);
  if (!me) return <RowSkeletons count={3} />;
  if (!me.moderator) return <NotFoundPage />;
  const badges = search.get('show') === 'badges';
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Moderation</Trans>}
        lead={<Trans>What people reported, and who asks for a badge. What you decide is logged.</Trans>}
      />
      <TabLinks
        label={t`Moderation`}
        tabs={[
          { to: '/moderation', name: <Trans>Reports</Trans>, chosen: !badges },
          { to: '/moderation?show=badges', name: <Trans>Badges</Trans>, chosen: badges },
        ]}
      />
      {badges ? <BadgeRequests /> : <Reports />}
    </div>
  );
}
