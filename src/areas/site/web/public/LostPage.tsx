import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Scene } from '#ui/Scene.tsx';
import classes from './LostPage.module.css';

interface LostPageProps {
  /** Chooses the drawn picture. */
  picture: string;
  hour: number;
  title: ReactNode;
  text?: ReactNode;
}

/** A calm page for somebody who did not arrive where they wanted, with two ways on. */
export function LostPage({ picture, hour, title, text }: LostPageProps) {
  const navigate = useNavigate();
  return (
    <main id="content" className={classes.page} tabIndex={-1}>
      <div className={classes.picture}>
        <Scene id={picture} hour={hour} />
      </div>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className={classes.ways}>
        <Action look="outline" onClick={() => (hasWayBack() ? navigate(-1) : navigate('/'))}>
          <Trans>Go back</Trans>
        </Action>
        <ActionLink to="/">
          <Trans>Take me home</Trans>
        </ActionLink>
      </div>
    </main>
  );
}

/** Before the first page of ours in this tab there is another site or nothing. */
function hasWayBack(): boolean {
  return window.navigation?.canGoBack ?? (history.state as { idx?: number } | null)?.idx !== 0;
}
