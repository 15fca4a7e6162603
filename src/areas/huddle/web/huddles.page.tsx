import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './components/HuddleList.module.css';
import { HuddleList } from './components/HuddleList.tsx';

export const handle: PageHandle = { title: msg`Huddles` };
export const meta: MetaFunction = () => [{ title: 'Huddles' }];

/** Every huddle to come that I may see, soonest first. */
export default function HuddlesPage() {
  const plan = (
    <ActionLink to="/huddle/create">
      <Trans>Plan a huddle</Trans>
    </ActionLink>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Huddles</Trans>}
        lead={<Trans>Outings to come, soonest first.</Trans>}
        actions={plan}
      />
      <HuddleList
        empty={
          <EmptyState picture="no-huddles" hour={7} action={plan}>
            <Trans>Nothing is planned yet. Be the first to ask people out.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}
