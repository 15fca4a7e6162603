import { Trans, useLingui } from '@lingui/react/macro';
import { isMantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconChevronDown,
  IconClock,
  IconClockShield,
  IconHome,
  IconKeyboard,
  IconLogout,
  IconMap2,
  IconMessage,
  IconPalette,
  IconSettings,
  IconShieldCheck,
  IconTool,
  IconUser,
  IconUserCircle,
} from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { saveTheme } from '../save-theme.ts';
import classes from './AvatarMenu.module.css';
import { openFrameDialog, useHasFrame } from './frame-dialogs.ts';
import { useLeave } from './leave.ts';
import { MyFace } from './MyFace.tsx';

const look = { size: 20, stroke: 1.7, 'aria-hidden': true } as const;

/** The list of my menu, open from the start: it is loaded by the press that wants it. */
export default function AvatarMenuList({ me }: { me: MyAccount }) {
  const face = useRef<HTMLButtonElement>(null);
  const leave = useLeave();
  return (
    <Menu position="bottom-end" width={260} defaultOpened onClose={() => face.current?.focus()}>
      <Menu.Target>
        <MyFace ref={face} me={me} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who ?? ''}>
          {me.displayName} {me.username && `@${me.username}`}
        </Menu.Label>
        <Way to="/home" icon={<IconHome {...look} />}>
          <Trans>Home</Trans>
        </Way>
        {me.username && (
          <Way to={`/${me.username}`} icon={<IconUser {...look} />}>
            <Trans>My profile</Trans>
          </Way>
        )}
        <Way to="/account" icon={<IconUserCircle {...look} />}>
          <Trans>Account</Trans>
        </Way>
        <Way to="/setting" icon={<IconSettings {...look} />}>
          <Trans>Settings</Trans>
        </Way>
        <Way to="/return-plans" icon={<IconClockShield {...look} />}>
          <Trans>Return plans</Trans>
        </Way>
        {me.moderator && (
          <Way to="/moderation" icon={<IconShieldCheck {...look} />}>
            <Trans>Moderation</Trans>
          </Way>
        )}
        {me.operator && (
          <Way to="/operator" icon={<IconTool {...look} />}>
            <Trans>Operations</Trans>
          </Way>
        )}
        <Menu.Divider />
        <ThemeChoices />
        <Menu.Divider />
        <Help />
        <Menu.Item leftSection={<IconLogout {...look} />} onClick={leave}>
          <Trans>Logout</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Menu.Item component={Link} to={to} leftSection={icon}>
      {children}
    </Menu.Item>
  );
}

/** Ways to reach us and to learn what is where; on public pages there is no frame to show them in. */
function Help() {
  if (!useHasFrame()) return null;
  return (
    <>
      <Menu.Item leftSection={<IconClock {...look} />} onClick={() => openFrameDialog('waiting')}>
        <Trans>Waiting to be sent</Trans>
      </Menu.Item>
      <Menu.Item leftSection={<IconMessage {...look} />} onClick={() => openFrameDialog('feedback')}>
        <Trans>Feedback</Trans>
      </Menu.Item>
      <Menu.Item
        component={Link}
        to="/home"
        leftSection={<IconMap2 {...look} />}
        onClick={() => openFrameDialog('tour')}
      >
        <Trans>Take the tour</Trans>
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard {...look} />} onClick={() => openFrameDialog('keys')}>
        <Trans>Keyboard</Trans>
      </Menu.Item>
    </>
  );
}

/** The sub-menu opens below its entry, so that it has room on a phone, too. Public pages keep a theme here alone. */
function ThemeChoices() {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const inside = useHasFrame();
  const choose = (scheme: string) => {
    if (!isMantineColorScheme(scheme)) return;
    setColorScheme(scheme);
    if (inside) saveTheme(scheme);
  };
  return (
    <>
      <Menu.Item
        closeMenuOnClick={false}
        aria-expanded={opened}
        leftSection={<IconPalette {...look} />}
        rightSection={<IconChevronDown {...look} size={16} className={opened ? classes.turned : ''} />}
        onClick={() => setOpened(!opened)}
      >
        <Trans>Theme</Trans>
      </Menu.Item>
      {opened && (
        <Menu.RadioGroup value={colorScheme} onChange={choose} aria-label={t`Theme`}>
          <Menu.RadioItem value="light">{t`Light`}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{t`Dark`}</Menu.RadioItem>
          <Menu.RadioItem value="auto">{t`System`}</Menu.RadioItem>
        </Menu.RadioGroup>
      )}
    </>
  );
}
