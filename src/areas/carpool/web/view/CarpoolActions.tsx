import { Trans, useLingui } from '@lingui/react/macro';
import { IconDots, IconFlag, IconLink, IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createLink } from '#areas/link/web/public/create-link.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CarpoolView } from '../../contract/views.ts';
import { isOpen } from '../../rules/ride.ts';
import classes from '../carpool.module.css';
import { leaveRide } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const AskSheet = latePart(() => import('../rides/AskSheet.tsx'));
const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));
const CancelSheet = latePart(() => import('../plan/CancelSheet.tsx'));

type Opened = 'nothing' | 'report' | 'ask' | 'leave' | 'cancel';

/** The one next step of this viewer, and everything else in a menu. */
export function CarpoolActions({ carpool }: { carpool: CarpoolView }) {
  const { t } = useLingui();
  const act = useAct();
  const [opened, setOpened] = useState<Opened>('nothing');
  const close = () => setOpened('nothing');
  const held = carpool.ride?.state === 'ACCEPTED';
  return (
    <div className={classes.buttons}>
      <MainStep carpool={carpool} onOpen={setOpened} />
      <ActionMenu
        label={t`More`}
        icon={<IconDots aria-hidden size={20} />}
        entries={useEntries(carpool, setOpened)}
      />
      {opened === 'ask' && <AskSheet carpool={carpool} onClose={close} />}
      {opened === 'report' && <ReportDialog object={{ type: 'CARPOOL', id: carpool.id }} onClose={close} />}
      {opened === 'cancel' && <CancelSheet carpool={carpool} onClose={close} />}
      <ConfirmDialog
        opened={opened === 'leave'}
        onClose={close}
        title={held ? t`Give up your seat?` : t`Take your request back?`}
        confirm={held ? <Trans>Give it free</Trans> : <Trans>Take it back</Trans>}
        onConfirm={() => act(() => leaveRide(carpool.id)).then(close)}
        danger
      >
        {held ? (
          <Trans>It goes to the next person who waits, and the conversation ends for you.</Trans>
        ) : (
          <Trans>The driver is told.</Trans>
        )}
      </ConfirmDialog>
    </div>
  );
}

function MainStep({ carpool, onOpen }: { carpool: CarpoolView; onOpen: (what: Opened) => void }) {
  const { mine, kind, status, ride, ways } = carpool;
  const over = status === 'CANCELLED' || ways.every(({ at }) => new Date(at) < new Date());
  if (mine || kind === 'NEED' || over || ride?.state === 'REMOVED') return null;
  if (ride && isOpen(ride.state)) {
    if (ride.state === 'OFFERED') return null;
    return (
      <SubmitButton look="outline" onPress={async () => onOpen('leave')}>
        {ride.state === 'ACCEPTED' ? <Trans>Give up my seat</Trans> : <Trans>Take my request back</Trans>}
      </SubmitButton>
    );
  }
  return (
    <SubmitButton onPress={async () => onOpen('ask')}>
      <Trans>Ask for a seat</Trans>
    </SubmitButton>
  );
}

function useLinkEntry(carpoolId: string): MenuEntry {
  const act = useAct();
  const share = () =>
    act(async () => {
      const link = await createLink('CARPOOL', carpoolId);
      await navigator.clipboard.writeText(link.url);
      return link;
    });
  return {
    key: 'link',
    label: <Trans>Copy link</Trans>,
    icon: <IconLink aria-hidden size={20} />,
    run: () => void share(),
  };
}

function useEntries(carpool: CarpoolView, onOpen: (what: Opened) => void): MenuEntry[] {
  const navigate = useNavigate();
  const link = useLinkEntry(carpool.id);
  const report: MenuEntry = {
    key: 'report',
    label: <Trans>Report carpool</Trans>,
    icon: <IconFlag aria-hidden size={20} />,
    run: () => onOpen('report'),
  };
  if (!carpool.mine) return [link, report];
  if (carpool.status === 'CANCELLED') return [link];
  return [
    link,
    {
      key: 'edit',
      label: <Trans>Change</Trans>,
      icon: <IconPencil aria-hidden size={20} />,
      run: () => void navigate(`/carpool/edit/${carpool.id}`),
    },
    {
      key: 'cancel',
      label: <Trans>Call off</Trans>,
      icon: <IconX aria-hidden size={20} />,
      danger: true,
      run: () => onOpen('cancel'),
    },
  ];
}
