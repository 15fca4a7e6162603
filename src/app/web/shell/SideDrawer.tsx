import { Drawer } from '@mantine/core';
import type { ComponentProps } from 'react';
import { SideNavigation } from './SideNavigation.tsx';
import classes from './SignedInFrame.module.css';

interface SideDrawerProps extends ComponentProps<typeof SideNavigation> {
  opened: boolean;
  onClose: () => void;
}

/** The navigation over the page, on screens that have no room for it beside (SHELL-8). */
export default function SideDrawer({ opened, onClose, ...navigation }: SideDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={320}
      withCloseButton={false}
      hiddenFrom="lg"
      classNames={{ body: classes.drawer ?? '', content: classes.drawerContent ?? '' }}
    >
      <SideNavigation {...navigation} onChoice={onClose} />
    </Drawer>
  );
}
