import { Trans, useLingui } from '@lingui/react/macro';
import { isMantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconHome, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { MyAccount } from '#areas/account/web/parts/my-account.ts';
import { logOut } from '#platform/web/log-out.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { saveTheme } from '../save-theme.ts';
import classes from './AvatarMenu.module.css';

/** Who I am, my theme, where I may go, and out (SHELL-3). */
export function AvatarMenu({ me }: { me: MyAccount }) {
  const { t } = useLingui();
  const face = { id: me.id, name: me.displayName, pictureUrl: me.profilePicUrl };
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button type="button" className={classes.face} aria-label={t`My menu`}>
          <Avatar face={face} size={36} named />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who ?? ''}>
          {me.displayName} {me.username && `@${me.username}`}
        </Menu.Label>
        <ThemeChoices />
        <Menu.Divider />
        <Menu.Item component={Link} to="/home" leftSection={<IconHome aria-hidden size={20} stroke={1.7} />}>
          <Trans>Home</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout aria-hidden size={20} stroke={1.7} />}
          onClick={() => void logOut()}
        >
          <Trans>Logout</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function ThemeChoices() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const choose = (scheme: string) => {
    if (!isMantineColorScheme(scheme)) return;
    setColorScheme(scheme);
    saveTheme(scheme);
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t`Theme`}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        <Menu.RadioItem value="light">{t`Light`}</Menu.RadioItem>
        <Menu.RadioItem value="dark">{t`Dark`}</Menu.RadioItem>
        <Menu.RadioItem value="auto">{t`System`}</Menu.RadioItem>
      </Menu.RadioGroup>
    </>
  );
}
