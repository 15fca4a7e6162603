import { Trans, useLingui } from '@lingui/react/macro';
import { type Icon, IconHome, IconTrekking, IconUserCircle, IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import classes from './BottomBar.module.css';
import { CreatePanel } from './CreatePanel.tsx';

interface BottomBarProps {
  username: string | null;
  beta: boolean;
  /** Invitations and requests of communities that wait. */
  communities: number;
}

/** The five places of the app at the thumb, where the navigation does not stand at the side (SHELL-8). */
export function BottomBar({ username, beta, communities }: BottomBarProps) {
  const { t } = useLingui();
  const me = username ?? 'account';
  return (
    <nav className={classes.bar} aria-label={t`Places`} data-tabs="">
      <Tab to="/home" area="home" Icon={IconHome}>
        <Trans>Home</Trans>
      </Tab>
      <Tab to="/huddle/huddles" area="huddle" Icon={IconTrekking}>
        <Trans>Huddles</Trans>
      </Tab>
      <CreatePanel beta={beta} labelled />
      <Tab to="/community/discover" area="community" Icon={IconUsersGroup} waiting={communities}>
        <Trans>Communities</Trans>
      </Tab>
      <Tab to={`/${me}`} area={me} Icon={IconUserCircle}>
        <Trans context="the person who reads">Me</Trans>
      </Tab>
    </nav>
  );
}

interface TabProps {
  to: string;
  /** First part of the addresses that belong to it. */
  area: string;
  Icon: Icon;
  waiting?: number;
  children: ReactNode;
}

function Tab({ to, area, Icon, waiting = 0, children }: TabProps) {
  const here = useLocation().pathname.split('/')[1] === area;
  return (
    <NavLink to={to} end className={classes.tab ?? ''} data-here={here || undefined}>
      <Icon aria-hidden size={24} stroke={1.7} />
      <span>{children}</span>
      {waiting > 0 && (
        <span className={classes.dot}>
          <Trans>{waiting} new</Trans>
        </span>
      )}
    </NavLink>
  );
}
