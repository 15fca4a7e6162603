import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconDots } from '@tabler/icons-react';
import { Suspense } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import classes from '../attendance/AnswerBar.module.css';
import { useLoginTo } from './use-login-to.ts';
import { useScriptsHere } from './use-scripts-here.ts';
import type { VisitorMenuProps } from './VisitorMenu.tsx';

// The first look does not need it: it comes when the page is alive.
const VisitorMenu = latePart(() => import('./VisitorMenu.tsx'));

interface VisitorActionsProps {
  huddle: HuddleView;
  now: Date;
  /** The menu was opened or closed. */
  onMenu: (opened: boolean) => void;
}

/** A visitor's wish is carried through the login as `intent` and asked back once (HUD-22); plain links. */
export function VisitorActions({ huddle, now, onMenu }: VisitorActionsProps) {
  const closed = courseOfView(huddle, now) !== 'TO_COME' || huddle.status === 'CANCELLED';
  const login = useLoginTo();
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
        <Menu huddle={huddle} closed login={login()} onMenu={onMenu} />
      </div>
    );
  }
  return (
    <div className={classes.bar} data-bottom-bar="">
      <ActionLink look="outline" reloadDocument rel="nofollow" to={login('INTERESTED')} icon={bookmark}>
        <Trans>Interested</Trans>
      </ActionLink>
      <ActionLink reloadDocument rel="nofollow" to={login('YES')}>
        <Trans>Confirm</Trans>
      </ActionLink>
      <Menu huddle={huddle} closed={false} login={login('REPORT')} onMenu={onMenu} />
    </div>
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
  const alive = useScriptsHere();
  if (!alive) return waiting;
  return (
    <Suspense fallback={waiting}>
      <VisitorMenu {...props} />
    </Suspense>
  );
}
