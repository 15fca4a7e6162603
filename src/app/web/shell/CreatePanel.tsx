import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconPlus, IconTrekking } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './TopBar.module.css';

/** What one can make, from anywhere (SHELL-6). */
export function CreatePanel() {
  const { t } = useLingui();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <button type="button" className={classes.round} aria-label={t`Create`}>
          <IconPlus aria-hidden size={22} stroke={1.8} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to="/huddle/create"
          leftSection={<IconTrekking aria-hidden size={20} stroke={1.7} />}
        >
          <Trans>Huddle</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
