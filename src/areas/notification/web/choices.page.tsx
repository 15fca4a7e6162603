import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { MetaFunction } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { showToast } from '#ui/toast.ts';
import { groups } from '../rules/groups.ts';
import { presetOf } from '../rules/presets.ts';
import { Away, PushLimit } from './choices/AwayCard.tsx';
import classes from './choices/choices.module.css';
import { type ChangedSettings, type Settings, saveSettings, settingsQuery } from './choices/choices.ts';
import { GroupCard } from './choices/GroupCard.tsx';
import { MailStops } from './choices/MailStops.tsx';
import { MutedList } from './choices/MutedList.tsx';
import { Presets } from './choices/Presets.tsx';
import { DigestTimes, QuietHours } from './choices/TimesCard.tsx';
import { useChoices } from './choices/use-choices.ts';
import { Week } from './choices/WeekCard.tsx';
import { DeviceSettings } from './push/DeviceSettings.tsx';

export const handle: PageHandle = { title: msg`Notification settings` };
export const meta: MetaFunction = () => [{ title: 'Notification settings' }];

/** `/setting/notifications`: by which way I hear of what, on one page; every press is kept at once (NOT-6). */
export default function ChoicesPage() {
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Notification settings</Trans>}
        lead={<Trans>How you hear of what happens. What you choose is kept at once.</Trans>}
      />
      <Part title={<Trans>This device and others</Trans>}>
        <DeviceSettings />
        <LockScreen />
      </Part>
      <MailStops />
      <Kinds />
      <Part title={<Trans>When</Trans>}>
        <Times />
      </Part>
      <Part title={<Trans>How much it was</Trans>}>
        <Week />
      </Part>
      <Part title={<Trans>Muted</Trans>}>
        <MutedList />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <Card className={classes.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </Card>
  );
}

function Kinds() {
  const { items, isError, retry, retrying, change, preset } = useChoices();
  return (
    <Part title={<Trans>What I hear of</Trans>}>
      {isError && <ErrorState onRetry={retry} retrying={retrying} />}
      {!items && !isError && <RowSkeletons count={6} />}
      {items && (
        <>
          <Presets chosen={presetOf(items)} onChoose={(chosen) => void preset(chosen)} />
          <div>
            {groups.map((group) => (
              <GroupCard key={group} group={group} items={items} onChange={change} />
            ))}
          </div>
        </>
      )}
    </Part>
  );
}

function Times() {
  const { settings, change } = useSettings();
  if (!settings) return <RowSkeletons count={2} />;
  return (
    <>
      <QuietHours settings={settings} onChange={(next) => void change(next)} />
      <DigestTimes settings={settings} onChange={(next) => void change(next)} />
      <Away settings={settings} onChange={change} />
      <PushLimit settings={settings} onChange={change} />
    </>
  );
}

function LockScreen() {
  const id = useId();
  const { settings, change } = useSettings();
  if (!settings) return null;
  return (
    <div className={classes.row}>
      <label htmlFor={id}>
        <strong>
          <Trans>Show names on the lock screen</Trans>
        </strong>
        <small>
          <Trans>Without it a notification says what happened, but not who or where.</Trans>
        </small>
      </label>
      <Switch
        id={id}
        size="lg"
        checked={settings.namesShown}
        onChange={(event) => void change({ namesShown: event.currentTarget.checked })}
      />
    </div>
  );
}

function useSettings() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { queryKey } = settingsQuery;
  const { data: settings } = useQuery(settingsQuery);
  const change = async (next: ChangedSettings) => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Settings>(queryKey);
    queries.setQueryData<Settings>(queryKey, (known) => known && Object.assign({}, known, next));
    try {
      await saveSettings(next);
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showToast({ kind: 'error', summary: t`Notifications`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey });
  };
  return { settings, change };
}
