import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { communityQuery } from '#areas/community/web/public/one-community.ts';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import classes from './programs.module.css';
import { Webhooks } from './public/Webhooks.tsx';
import { Tokens } from './Tokens.tsx';

export const handle: PageHandle = { title: msg`Programs` };
export const meta: MetaFunction = () => [{ title: 'Programs' }];

/** `/community/programs/{id}`: what programs read of a club and hear of it, for its admins (I8, I11). */
export default function ProgramsPage() {
  const { communityId = '' } = useParams();
  const query = useQuery(communityQuery(communityId));
  return (
    <QueryView query={query} gone={<NotFoundPage />}>
      {({ id, name, membership }) => (
        <div className={classes.page}>
          <PageHeader title={<Trans>Programs</Trans>} />
          <BackLink to={`/community/view/${id}?tab=Settings`}>{name}</BackLink>
          {membership.acts.includes('EDIT') ? (
            <>
              <Tokens communityId={id} />
              <Webhooks communityId={id} />
            </>
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
