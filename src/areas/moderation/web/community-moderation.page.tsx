import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import { communityQuery } from '#areas/community/web/public/one-community.ts';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import { CaseDetail } from './cases/CaseDetail.tsx';
import { CaseLines } from './cases/CaseLines.tsx';
import { DeskProvider, deskOfCommunity } from './desk.tsx';
import classes from './moderation.module.css';

export const handle: PageHandle = { title: msg`Reported in the community` };
export const meta: MetaFunction = () => [
  { title: 'Reported in the community' },
  { name: 'robots', content: 'noindex' },
];

/** `/community/moderation/{id}?show=&case=`: what is reported in a community, for its admins (ADM-1). */
export default function CommunityModerationPage() {
  const { communityId = '' } = useParams();
  return (
    <QueryView query={useQuery(communityQuery(communityId))} gone={<NotFoundPage />}>
      {({ id, name, membership }) => (
        <div className={classes.page}>
          <PageHeader
            title={<Trans>Reported in the community</Trans>}
            lead={
              <Trans>
                Outings of the community, comments under them and messages in it that somebody reported. Who
                reported them is not shown. Every decision is logged.
              </Trans>
            }
          />
          <BackLink to={`/community/view/${id}?tab=Settings`}>{name}</BackLink>
          {membership.acts.includes('MODERATE') ? (
            <DeskProvider value={deskOfCommunity(id)}>
              <Queue path={deskOfCommunity(id).path} />
            </DeskProvider>
          ) : (
            <p>
              <Trans>Owners and admins see this page.</Trans>
            </p>
          )}
        </div>
      )}
    </QueryView>
  );
}

function Queue({ path }: { path: string }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const isDecided = search.get('show') === 'decided';
  const caseId = search.get('case');
  return (
    <>
      <TabLinks
        label={t`Reported in the community`}
        tabs={[
          { to: path, name: <Trans>Reports</Trans>, chosen: !isDecided },
          { to: `${path}?show=decided`, name: <Trans>Decided</Trans>, chosen: isDecided },
        ]}
      />
      {caseId ? <CaseDetail key={caseId} id={caseId} /> : <CaseLines show={isDecided ? 'DECIDED' : 'OPEN'} />}
    </>
  );
}
