import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconDots } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useIsAlive } from '#platform/web/clock.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import classes from '../attendance/AnswerBar.module.css';
import { useLoginTo } from './use-login-to.ts';
import type { VisitorMenuProps } from './VisitorMenu.tsx';

// The first look does not need it: it comes when the page is alive.
const VisitorMenu = latePart(() => import('./VisitorMenu.tsx'));

interface VisitorActionsProps {
  huddle: HuddleView;
  now: Date;
  /** Where anybody reports it. */
  report: string;
  /** The menu was opened or closed. */
  onMenu: (opened: boolean) => void;
  /** Opens the sheet for a yes; rejects when it does not come. */
  onJoin: () => Promise<void>;
}

/** A visitor's wish is carried through the login as `intent` and asked back once (HUD-22); plain links. */
export function VisitorActions({ huddle, now, report, onMenu, onJoin }: VisitorActionsProps) {
  const closed = courseOfView(huddle, now) !== 'TO_COME' || huddle.status === 'CANCELLED';
  const login = useLoginTo();
  const menu = <Menu huddle={huddle} closed={closed} report={report} onMenu={onMenu} />;
  const bookmark = <IconBookmark aria-hidden size={20} />;
  if (closed) {
    return (
      <div className={classes.bar} data-bottom-bar="">
        <Action look="outline" disabled icon={bookmark}>
          <Trans>Interested</Trans>
        </Action>
        <Action disabled>
          <Trans>Confirm</Trans>
        </Action>
        {menu}
      </div>
    );
  }
  return (
    <div className={classes.bar} data-bottom-bar="">
      <ActionLink look="outline" reloadDocument rel="nofollow" to={login('INTERESTED')} icon={bookmark}>
        <Trans>Interested</Trans>
      </ActionLink>
      <Confirm login={login('YES')} onJoin={onJoin} />
      {menu}
    </div>
  );
}

/**
 * A form that leads through the login where no scripts run; a press before they are here waits for them, as one on a
 * link would not.
 */
function Confirm({ login, onJoin }: { login: string; onJoin: () => Promise<void> }) {
  const returnTo = new URLSearchParams(login.split('?')[1]).get('returnTo') ?? '';
  const join = (event: FormEvent) => {
    event.preventDefault();
    onJoin().catch(() => window.location.assign(login));
  };
  return (
    <form onSubmit={join}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Action type="submit" formAction="/login" wide>
        <Trans>Confirm</Trans>
      </Action>
    </form>
  );
}

/** Its place is kept while it comes, so nothing moves. */
function Menu(props: VisitorMenuProps) {
  const { t } = useLingui();
  const waiting = (
    <Action look="outline" disabled aria-label={t`More`} icon={<IconDots aria-hidden size={20} />}>
      {null}
    </Action>
  );
  const alive = useIsAlive();
  if (!alive) return waiting;
  return <VisitorMenu {...props} meanwhile={waiting} />;
}
