import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type MetaFunction } from 'react-router';
import { Section } from '#areas/account/web/public/presence.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { isWorking } from '../rules/import.ts';
import { ChooseZip } from './import/ChooseZip.tsx';
import { ImportSteps } from './import/ImportSteps.tsx';
import { myImport } from './import/imports.ts';
import classes from './leave.module.css';

export const handle: PageHandle = { title: msg`Import a copy` };
export const meta: MetaFunction = () => [{ title: 'Import a copy' }];

/** `/setting/import`: what was exported from another installation, shown before it is brought in (SET-2). */
export default function ImportPage() {
  const query = useQuery({ ...myImport, staleTime: 0 });
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: myImport.queryKey });
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Import a copy</Trans>}
        lead={
          <Trans>
            The zip that another Trailfolk made of your data brings back your profile, posts, inspirations and
            drafts, and whom you follow. You see what will happen first, and the same file again makes nothing
            twice.
          </Trans>
        }
      />
      <QueryView query={query} gone={null}>
        {({ import: one }) => (
          <Section title={<Trans>Your file</Trans>}>
            {one && <ImportSteps key={one.state} one={one} onChanged={refresh} />}
            {!(one && (isWorking(one.state) || one.state === 'READ')) && (
              <ChooseZip before={one} onSent={refresh} />
            )}
            <p>
              <Trans>
                Outings come with the file <code>outings.ics</code> of the same zip:{' '}
                <Link to="/huddle/import">open it here</Link>.
              </Trans>
            </p>
          </Section>
        )}
      </QueryView>
    </div>
  );
}
