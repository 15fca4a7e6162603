import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MetaFunction } from 'react-router';
import { Section, usePresence } from '#areas/account/web/public/presence.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { isUnderWay } from '../rules/export.ts';
import { ExportList } from './export/ExportList.tsx';
import { exportMyData, myExports } from './export/exports.ts';
import classes from './leave.module.css';

export const handle: PageHandle = { title: msg`My data` };
export const meta: MetaFunction = () => [{ title: 'My data' }];

/** `/setting/export`: a copy of everything that is mine, put together while one goes on (SET-1). */
export default function ExportPage() {
  const { t } = useLingui();
  const query = useQuery({ ...myExports, staleTime: 0 });
  const queries = useQueryClient();
  const { ensure, sheet } = usePresence();
  const begin = async () => {
    if (!(await ensure())) return;
    toastOutcome(t`My data`, await runAndToast(exportMyData));
    await queries.invalidateQueries({ queryKey: myExports.queryKey });
  };
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>My data</Trans>}
        lead={
          <Trans>
            A zip with everything of yours: what you wrote and planned, your pictures, your outings as a
            calendar, your places and routes, and a page to read it all without a network.
          </Trans>
        }
      />
      <QueryView query={query} gone={null}>
        {({ exports }) => (
          <Section title={<Trans>Copies</Trans>}>
            <p>
              <Trans>
                It may take some minutes; you get a notice when it is ready, and can download it for seven
                days.
              </Trans>
            </p>
            <div>
              <SubmitButton disabled={exports.some(({ state }) => isUnderWay(state))} onPress={begin}>
                <Trans>Make a copy of my data</Trans>
              </SubmitButton>
            </div>
            {exports.length > 0 && <ExportList exports={exports} ensure={ensure} />}
          </Section>
        )}
      </QueryView>
      {sheet}
    </div>
  );
}
