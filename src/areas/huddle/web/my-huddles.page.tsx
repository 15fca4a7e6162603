import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import classes from './discover/HuddleList.module.css';
import { HuddleList } from './discover/HuddleList.tsx';
import type { MineFilter } from './queries.ts';

export const handle: PageHandle = { title: msg`My huddles` };
export const meta: MetaFunction = () => [{ title: 'My huddles' }];

const filters: ReadonlyArray<readonly [MineFilter, MessageDescriptor]> = [
  ['GOING', msg`Going`],
  ['HOSTING', msg`Hosting`],
  ['WAITING', msg`Waiting`],
  ['MAYBE', msg`Maybe`],
  ['INTERESTED', msg`Interested`],
  ['INVITED', msg`Invited`],
  ['PAST', msg`Past`],
  ['DRAFTS', msg`Drafts`],
];

const nothing: Readonly<Record<MineFilter, MessageDescriptor>> = {
  GOING: msg`You have not said yes to an upcoming outing.`,
  HOSTING: msg`You host no upcoming huddles.`,
  WAITING: msg`You are not waiting for a place.`,
  MAYBE: msg`You owe nobody an answer.`,
  INTERESTED: msg`Press Interested on a huddle, and you find it here again.`,
  INVITED: msg`No invitation waits for you.`,
  PAST: msg`Your outings appear here once they are over.`,
  DRAFTS: msg`A huddle that you begin to plan is kept here until you publish it.`,
};

/** What I have to do with; the chosen list stands in the address (HUD-5). */
export default function MyHuddlesPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const chosen = filters.find(([filter]) => filter === search.get('show'))?.[0] ?? 'GOING';
  const hosting = chosen === 'HOSTING' || chosen === 'DRAFTS';
  return (
    <div className={classes.page}>
      <PageHeader title={<Trans>My huddles</Trans>} />
      <TabLinks
        label={t`Which huddles`}
        tabs={filters.map(([filter, name]) => ({
          to: `?show=${filter}`,
          name: t(name),
          chosen: filter === chosen,
        }))}
      />
      {hosting && (
        <p>
          <ActionLink look="outline" size="small" to="/huddle/import">
            <Trans>Import outings</Trans>
          </ActionLink>
        </p>
      )}
      <HuddleList
        mine={chosen}
        empty={
          <EmptyState
            picture={`mine-${chosen}`}
            hour={chosen === 'PAST' ? 20 : 7}
            action={
              <ActionLink to={hosting ? '/huddle/create' : '/huddle/huddles'}>
                {hosting ? <Trans>Plan a huddle</Trans> : <Trans>Find a huddle</Trans>}
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
