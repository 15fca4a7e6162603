import { useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWriteInspiration } from '#areas/inspiration/web/public/use-write-inspiration.ts';
import { openComposer } from '#areas/post/web/public/open-composer.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { useBackClosesMenu } from '#ui/use-back-closes.ts';
import { type Asked, type Creation, creationsFor } from './create-list.ts';
import { PlusButton } from './PlusButton.tsx';
import classes from './TopBar.module.css';

const CarpoolDialog = latePart(() => import('./CarpoolDialog.tsx'));

/** The list of the create panel, open from the start: it is loaded by the press that wants it. */
export default function CreateList({ beta, labelled }: { beta: boolean; labelled: boolean }) {
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState(true);
  useBackClosesMenu(opened, () => setOpened(false));
  const plus = useRef<HTMLButtonElement>(null);
  const write = useWriteInspiration();
  const ask: Readonly<Record<Asked, () => void>> = {
    post: () => openComposer({ kind: 'NEW' }),
    inspiration: () => void write(),
    carpool: () => setAsking(true),
  };
  return (
    <>
      <Menu
        position={labelled ? 'top' : 'bottom-end'}
        width={280}
        opened={opened}
        onChange={setOpened}
        onClose={() => plus.current?.focus()}
      >
        <Menu.Target>
          <PlusButton labelled={labelled} ref={plus} />
        </Menu.Target>
        <Menu.Dropdown>
          {creationsFor({ beta }).map((creation) => (
            <Entry key={creation.id} creation={creation} onAsk={(dialog) => ask[dialog]()} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {asking && <CarpoolDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function Entry({ creation, onAsk }: { creation: Creation; onAsk: (dialog: Asked) => void }) {
  const { i18n } = useLingui();
  const { Icon, opens } = creation;
  const icon = <Icon aria-hidden size={22} stroke={1.7} />;
  const words = (
    <>
      <strong className={classes.made}>{i18n._(creation.label)}</strong>
      <span className={classes.about}>{i18n._(creation.description)}</span>
    </>
  );
  if ('to' in opens) {
    return (
      <Menu.Item component={Link} to={opens.to} leftSection={icon}>
        {words}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item leftSection={icon} onClick={() => onAsk(opens.dialog)}>
      {words}
    </Menu.Item>
  );
}
