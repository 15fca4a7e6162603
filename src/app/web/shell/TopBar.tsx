import { useLingui } from '@lingui/react/macro';
import { IconMenu2 } from '@tabler/icons-react';
import { useMatches } from 'react-router';
import type { MyAccount } from '#areas/account/web/parts/my-account.ts';
import { isPageHandle } from '#platform/web/page-handle.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Bell } from './Bell.tsx';
import { CreatePanel } from './CreatePanel.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  me: MyAccount;
  onMenu: () => void;
}

/** SHELL-3: menu button, page title, create, bell, avatar. */
export function TopBar({ me, onMenu }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.menu} aria-label={t`Menu`} onClick={onMenu}>
        <IconMenu2 aria-hidden size={22} stroke={1.8} />
      </button>
      <p className={classes.title}>{usePageTitle()}</p>
      <CreatePanel beta={me.preference.betaUser} />
      <Bell />
      <AvatarMenu me={me} />
    </header>
  );
}

function usePageTitle(): string {
  const { i18n } = useLingui();
  const handles = useMatches()
    .map((match) => match.handle)
    .filter(isPageHandle);
  const last = handles.at(-1);
  return last ? i18n._(last.title) : '';
}
