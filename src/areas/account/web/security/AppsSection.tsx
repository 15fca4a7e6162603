import { Trans, useLingui } from '@lingui/react/macro';
import { IconApps } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Section } from '../settings/Section.tsx';
import classes from './security.module.css';
import { endApp, type Security } from './security.ts';
import { useChange } from './use-change.ts';

type App = Security['apps'][number];

/** Other apps that know who I am because I said yes, and the way to take it back. */
export function AppsSection({ apps }: { apps: readonly App[] }) {
  const { t } = useLingui();
  const change = useChange(t`Other apps`, async () => true);
  const [ending, setEnding] = useState<App>();
  const end = async () => {
    const id = ending?.id;
    setEnding(undefined);
    if (id !== undefined) await change(() => endApp(id));
  };
  const name = ending?.name ?? '';
  return (
    <Section
      title={<Trans>Other apps</Trans>}
      lead={<Trans>You log in to them with your account here. None of them reads or changes anything.</Trans>}
    >
      <ul className={classes.list}>
        {apps.map((app) => (
          <AppRow key={app.id} app={app} onEnd={() => setEnding(app)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={<Trans>Disconnect {name}?</Trans>}
        confirm={<Trans>Disconnect</Trans>}
        onConfirm={end}
        danger
      >
        <Trans>It learns nothing more about you, and asks you again at the next log-in there.</Trans>
      </ConfirmDialog>
    </Section>
  );
}

function AppRow({ app: { name, knowsEmail, comesBack, allowedAt }, onEnd }: { app: App; onEnd: () => void }) {
  const { t } = useLingui();
  const clock = useClock();
  const since = formatDay(new Date(allowedAt), new Date(), clock);
  return (
    <li className={classes.item}>
      <IconApps aria-hidden size={24} stroke={1.6} />
      <div className={classes.words}>
        <strong>{name}</strong>
        <p>
          <Trans>since {since}</Trans>
          {' · '}
          {knowsEmail ? <Trans>knows your email address</Trans> : <Trans>does not know your email</Trans>}
          {comesBack && (
            <>
              {' · '}
              <Trans>stays logged in</Trans>
            </>
          )}
        </p>
      </div>
      <Action look="plain" size="small" onClick={onEnd} aria-label={t`Disconnect ${name}`}>
        <Trans>Disconnect</Trans>
      </Action>
    </li>
  );
}
