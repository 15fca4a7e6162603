import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './imports/Imports.module.css';
import { NewFile } from './imports/NewFile.tsx';
import { RecentImports } from './imports/RecentImports.tsx';

export const handle: PageHandle = { title: msg`Import outings` };
export const meta: MetaFunction = () => [{ title: 'Import outings' }];

/** A season from a calendar or a table: read, shown, made into drafts (COM-15). */
export default function ImportHuddlesPage() {
  const [search] = useSearchParams();
  const communityId = (/^[0-9a-f-]{36}$/.exec(search.get('communityId') ?? '')?.[0] ??
    null) as CommunityId | null;
  return (
    <div className={classes.page}>
      <PageHeader title={<Trans>Import outings</Trans>} />
      <NewFile communityId={communityId} />
      <RecentImports />
    </div>
  );
}
