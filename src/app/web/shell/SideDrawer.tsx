import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { type ComponentProps, useEffect } from 'react';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { SideNavigation } from './SideNavigation.tsx';
import classes from './SignedInFrame.module.css';

interface SideDrawerProps extends ComponentProps<typeof SideNavigation> {
  opened: boolean;
  onClose: () => void;
}

const SMALL = '(max-width: 768px)';

/** The navigation over the page, on screens that have no room for it beside; shrunk to a small one it closes (SHELL-8). */
export default function SideDrawer({ opened, onClose, ...navigation }: SideDrawerProps) {
  const { t } = useLingui();
  useBackCloses(opened, onClose);
  useEffect(() => {
    if (!opened) return;
    const small = window.matchMedia(SMALL);
    const close = () => small.matches && onClose();
    small.addEventListener('change', close);
    return () => small.removeEventListener('change', close);
  }, [opened, onClose]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size={320}
      withCloseButton={false}
      title={t`Menu`}
      hiddenFrom="lg"
      classNames={{
        header: classes.drawerName ?? '',
        body: classes.drawer ?? '',
        content: classes.drawerContent ?? '',
      }}
    >
      <SideNavigation {...navigation} onChoice={onClose} />
    </Drawer>
  );
}
