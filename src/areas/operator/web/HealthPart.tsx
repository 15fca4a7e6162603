import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { Health } from '../contract/operator.ts';
import classes from './operator.module.css';
import { Part } from './Part.tsx';
import { healthQuery } from './queries.ts';
import { ReadOnlyPart } from './ReadOnlyPart.tsx';

export function HealthPart() {
  return (
    <QueryView query={useQuery(healthQuery)} gone={<NotFoundPage />} skeleton={<RowSkeletons count={5} />}>
      {(health) => (
        <>
          <ReadOnlyPart since={health.readOnly} />
          <StatePart health={health} />
          <JobsPart jobs={health.jobs} />
          <ActsPart acts={health.acts} />
          <SettingsPart settings={health.settings} />
        </>
      )}
    </QueryView>
  );
}

function Facts({ facts }: { facts: readonly (readonly [key: string, name: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([key, name, value]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useWhen(): (instant: string) => string {
  const clock = useClock();
  return (instant) => formatDateTime(new Date(instant), new Date(), clock);
}

/** In megabytes, as the reader writes numbers. */
function useSize(): (bytes: number) => string {
  const { i18n } = useLingui();
  return (bytes) => `${i18n.number(Math.round(bytes / 1e6))} MB`;
}

function StatePart({ health }: { health: Health }) {
  const [when, size] = [useWhen(), useSize()];
  const { versions, database, mails, storage, backups } = health;
  return (
    <Part title={<Trans>State</Trans>}>
      <Facts
        facts={[
          ['version', <Trans key="n">Version</Trans>, `${versions.program} (${versions.migration})`],
          ['runs', <Trans key="n">Runs since</Trans>, when(health.runningSince)],
          ['engines', 'Node, PostgreSQL', `${versions.node}, ${versions.database}`],
          ['database', <Trans key="n">Database</Trans>, size(database.bytes)],
          [
            'connections',
            <Trans key="n">Connections</Trans>,
            `${database.connections} / ${database.maxConnections}`,
          ],
          [
            'pictures',
            <Trans key="n">Pictures</Trans>,
            `${storage.pictures} (${storage.where === 'S3' ? 'S3' : 'DATA_DIR'})`,
          ],
          ...(storage.freeBytes === null
            ? []
            : [['free', <Trans key="n">Free on the disk</Trans>, size(storage.freeBytes)] as const]),
          ['mails', <Trans key="n">Mails that wait</Trans>, <MailsFact key="v" {...mails} />],
          [
            'backups',
            <Trans key="n">Newest backup</Trans>,
            <BackupFact key="v" backups={backups} when={when} />,
          ],
        ]}
      />
    </Part>
  );
}

function MailsFact({ sending, waiting, refused }: Health['mails']) {
  return (
    <>
      <Trans>
        {waiting}, {refused} of them refused
      </Trans>
      {!sending && (
        <>
          {' '}
          <Trans>(no mail server is set)</Trans>
        </>
      )}
    </>
  );
}

function BackupFact({ backups, when }: { backups: Health['backups']; when: (instant: string) => string }) {
  if (!backups) return <Trans>None are taken: BACKUP_DIR is not set.</Trans>;
  if (!backups.newestAt) return <Trans>None yet</Trans>;
  const at = when(backups.newestAt);
  return (
    <>
      {at} · <Plural value={backups.kept} one="# kept" other="# kept" /> ·{' '}
      {backups.sealed ? <Trans>encrypted</Trans> : <Trans>not encrypted</Trans>}
    </>
  );
}

function JobsPart({ jobs }: { jobs: Health['jobs'] }) {
  return (
    <Part title={<Trans>Jobs that wait</Trans>}>
      {jobs.length === 0 ? (
        <p className={classes.note}>
          <Trans>None.</Trans>
        </p>
      ) : (
        <Facts
          facts={jobs.map(({ task, due, givenUp, oldestSeconds }) => [
            task,
            task,
            <Trans key="v">
              {due} due, the oldest for {oldestSeconds} s, {givenUp} given up
            </Trans>,
          ])}
        />
      )}
    </Part>
  );
}

function SettingsPart({ settings }: { settings: Health['settings'] }) {
  return (
    <Part title={<Trans>Settings in force</Trans>}>
      <Facts
        facts={settings.map(({ name, value, secret }) => [
          name,
          name,
          value === null ? '–' : secret ? <Trans key="v">set, hidden</Trans> : value,
        ])}
      />
    </Part>
  );
}

function ActsPart({ acts }: { acts: Health['acts'] }) {
  const when = useWhen();
  return (
    <Part title={<Trans>Latest acts</Trans>}>
      {acts.length === 0 && (
        <p className={classes.note}>
          <Trans>None.</Trans>
        </p>
      )}
      <ul className={classes.acts}>
        {acts.map(({ at, operator, words }) => (
          <li key={at + words}>
            <time dateTime={at}>{when(at)}</time> {operator}: <span dir="auto">{words}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
