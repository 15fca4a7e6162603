import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import classes from './community.module.css';
import { CommunityList } from './discover/CommunityList.tsx';

export const handle: PageHandle = { title: msg`My communities` };
export const meta: MetaFunction = () => [{ title: 'My communities' }];

type List = 'MEMBER' | 'INVITED' | 'REQUESTED';

const lists: ReadonlyArray<readonly [List, MessageDescriptor]> = [
  ['MEMBER', msg`Member`],
  ['INVITED', msg`Invitations`],
  ['REQUESTED', msg`Requests`],
];

const nothing: Readonly<Record<List, MessageDescriptor>> = {
  MEMBER: msg`You belong to no community yet. Look who goes out near you.`,
  INVITED: msg`No invitation waits for you.`,
  REQUESTED: msg`You are not waiting for an admin's answer.`,
};

/** `/community`: where I belong, am invited, or have asked. */
export default function MyCommunitiesPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const chosen = lists.find(([list]) => list === search.get('show'))?.[0] ?? 'MEMBER';
  return (
    <div className={classes.page}>
      <PageHeader title={<Trans>My communities</Trans>} />
      <TabLinks
        label={t`Which communities`}
        tabs={lists.map(([list, name]) => ({
          to: `?show=${list}`,
          name: t(name),
          chosen: list === chosen,
        }))}
      />
      <CommunityList
        filter={{ mine: chosen }}
        empty={
          <EmptyState
            picture={`my-communities-${chosen}`}
            action={
              <ActionLink to="/community/discover">
                <Trans>Find a community</Trans>
              </ActionLink>
            }
          >
            {t(nothing[chosen])}
          </EmptyState>
        }
      />
    </div>
  );
}
