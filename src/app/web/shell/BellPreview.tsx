import { Trans, useLingui } from '@lingui/react/macro';
import { Popover } from '@mantine/core';
import { useRef, useState } from 'react';
import { NewestNotifications } from '#areas/notification/web/public/NewestNotifications.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { BellButton } from './BellButton.tsx';
import classes from './BellPreview.module.css';

/** The newest few things that happened, open from the start: it is loaded by the press that wants it. */
export default function BellPreview() {
  const { t } = useLingui();
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  const bell = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      onClose={() => bell.current?.focus()}
    >
      <Popover.Target>
        <BellButton ref={bell} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown className={classes.preview ?? ''} aria-label={t`Notifications`}>
        <NewestNotifications onLeave={close} />
        <div className={classes.foot}>
          <ActionLink to="/notification" look="plain" size="small" onClick={close}>
            <Trans>See all</Trans>
          </ActionLink>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
