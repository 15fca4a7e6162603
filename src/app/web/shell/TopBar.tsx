import { useLingui } from '@lingui/react/macro';
import { IconMenu2, IconMessages, IconSearch } from '@tabler/icons-react';
import { Link, useMatches } from 'react-router';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { isPageHandle } from '#platform/web/page-handle.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { Bell } from './Bell.tsx';
import { CreatePanel } from './CreatePanel.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  me: MyAccount;
  unreadRooms: number;
  onMenu: () => void;
}

/** SHELL-3: menu button, page title, search and chat for anyone who tries new things, create, bell, avatar. */
export function TopBar({ me, unreadRooms, onMenu }: TopBarProps) {
  const { t } = useLingui();
  const title = usePageTitle();
  return (
    <header className={classes.bar}>
      {/* Mounted after the route's own title it stands before it, and a page that knows a name stands before both. */}
      {title && <title>{title}</title>}
      <button type="button" className={classes.menu} aria-label={t`Menu`} onClick={onMenu}>
        <IconMenu2 aria-hidden size={22} stroke={1.8} />
      </button>
      <p className={classes.title}>{title}</p>
      {me.preference.betaUser && <SearchButton />}
      <CreatePanel beta={me.preference.betaUser} />
      {me.preference.betaUser && <ChatButton unread={unreadRooms} />}
      <Bell />
      <AvatarMenu me={me} />
    </header>
  );
}

/** A button on a phone; where there is room it looks like the box it leads to. */
function SearchButton() {
  const { t } = useLingui();
  return (
    <Link to="/search" className={classes.search} aria-label={t`Search`} aria-keyshortcuts="/">
      <IconSearch aria-hidden size={22} stroke={1.8} />
      <span aria-hidden="true">{t`Search`}</span>
      <span aria-hidden="true" className={classes.key}>
        /
      </span>
    </Link>
  );
}

function ChatButton({ unread }: { unread: number }) {
  const { t } = useLingui();
  const label = unread > 0 ? t`Chat, ${unread} unread` : t`Chat`;
  return (
    <Link to="/chat" className={classes.round} aria-label={label}>
      <IconMessages aria-hidden size={22} stroke={1.8} />
      {unread > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
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
