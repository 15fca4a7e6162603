import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MetaFunction } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export const handle: PageHandle = { title: msg`Home` };

export const meta: MetaFunction = () => [{ title: 'Home' }];

export default function HomePage() {
  return (
    <EmptyState
      picture="first-outing"
      action={
        <ActionLink to="/start">
          <Trans>See what is on</Trans>
        </ActionLink>
      }
    >
      <Trans>Nothing is planned yet. The next good day is closer with company.</Trans>
    </EmptyState>
  );
}
