import { Trans, useLingui } from '@lingui/react/macro';
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countryIn } from '#platform/shared/address-in.ts';
import { formatDay } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { logOut } from '#platform/web/log-out.ts';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Action } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';
import { endAllLogIns, endLogIn, endOtherLogIns, type LogIn, logInsQuery } from './log-ins.ts';

/** Where somebody is logged in, and the ways to end it (SET-1). */
export function LogInsSection() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery(logInsQuery);
  const act = async (work: () => Promise<{ message: string }>) => {
    try {
      const { message } = await work();
      showToast({ kind: 'success', summary: t`Devices`, detail: message });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Devices`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: logInsQuery.queryKey });
  };
  return (
    <Section id="devices" title={<Trans>Where you are logged in</Trans>}>
      {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isLoadingError && <RowSkeletons count={2} />}
      {data?.items.length === 0 && (
        <p>
          <Trans>Your log-ins are kept by the service you log in with; end them there.</Trans>
        </p>
      )}
      {data && data.items.length > 0 && (
        <>
          <ul className={classes.devices}>
            {data.items.map((item) => (
              <Device key={item.id} item={item} onEnd={() => act(() => endLogIn(item.id))} />
            ))}
          </ul>
          <Ends others={data.items.length > 1} onEndOthers={() => act(endOtherLogIns)} />
        </>
      )}
    </Section>
  );
}

function Device({ item, onEnd }: { item: LogIn; onEnd: () => Promise<void> }) {
  const { t, i18n } = useLingui();
  const clock = useClock();
  const { browser, system } = item;
  const country = item.country && countryIn(i18n.locale, item.country);
  const name = browser && system ? t`${browser} on ${system}` : browser || system || t`Unknown device`;
  const Icon = /iPhone|iPad|Android/.test(system) ? IconDeviceMobile : IconDeviceLaptop;
  const since = formatDay(new Date(item.startedAt), new Date(), clock);
  const used = <TimeDistance to={item.lastUsedAt} />;
  return (
    <li className={classes.row}>
      <Icon aria-hidden size={24} stroke={1.6} />
      <div className={classes.grow}>
        <span className={classes.name}>{name}</span>
        <p>
          <Trans>Last used {used}</Trans>
          {' · '}
          <Trans>since {since}</Trans>
          <HowOpened item={item} />
          {country && <> · {country}</>}
        </p>
      </div>
      {item.current ? (
        <Badge tone="brand">
          <Trans>this device</Trans>
        </Badge>
      ) : (
        <SubmitButton look="outline" size="small" onPress={onEnd} aria-label={t`Log out ${name}`}>
          <Trans>Log out</Trans>
        </SubmitButton>
      )}
    </li>
  );
}

/** How it was opened; nothing where that was not kept yet. */
function HowOpened({ item: { way, secondFactor } }: { item: LogIn }) {
  const { t } = useLingui();
  if (way === null) return null;
  const names = {
    PASSWORD: t`with the password`,
    MAIL: t`with a code in a mail`,
    PASSKEY: t`with a passkey`,
    PROVIDER: t`with another service`,
  };
  return (
    <>
      {' · '}
      {names[way]}
      {secondFactor && (
        <>
          {' '}
          <Trans>and second factor</Trans>
        </>
      )}
    </>
  );
}

function Ends({ others, onEndOthers }: { others: boolean; onEndOthers: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const endAll = async () => {
    await endAllLogIns();
    await logOut();
  };
  return (
    <div className={classes.ways}>
      {others && (
        <SubmitButton look="outline" size="small" onPress={onEndOthers}>
          <Trans>Log out everywhere else</Trans>
        </SubmitButton>
      )}
      <Action look="plain" size="small" onClick={() => setAsking(true)}>
        <Trans>Log out everywhere</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Log out everywhere?</Trans>}
        confirm={<Trans>Log out everywhere</Trans>}
        onConfirm={endAll}
        danger
      >
        <Trans>This device, too. You log in again, as you are used to.</Trans>
      </ConfirmDialog>
    </div>
  );
}
