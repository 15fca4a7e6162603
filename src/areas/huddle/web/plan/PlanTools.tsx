import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import {
  IconCalendarQuestion,
  IconCopy,
  IconDoorExit,
  IconPencil,
  IconRepeat,
  IconRestore,
  IconTemplate,
  IconUserStar,
  IconX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myCommunities } from '#areas/community/web/public/my-communities.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/course.ts';
import { handOver, layDownRole } from '../mutations.ts';
import { CancelDialog } from './CancelDialog.tsx';
import classes from './PlanTools.module.css';
import { RepeatDialog } from './RepeatDialog.tsx';
import { useDuplicate, useManage } from './use-manage.ts';

const PollEditor = latePart(() => import('../date-poll/PollEditor.tsx'));
const ReturnSheet = latePart(() => import('./ReturnSheet.tsx'));
const KeepTemplateSheet = latePart(() => import('../community-templates/KeepTemplateSheet.tsx'));

/** The server refuses a vote once somebody has answered for a date. */
function nobodyHasAnswered({ participantsSummary: summary }: HuddleView): boolean {
  const { totalRsvpedYesParticipants: yes = 0, totalRsvpedMaybeParticipants: maybe = 0 } = summary;
  const { totalRequestedParticipants: requested = 0, totalWaitingParticipants: waiting = 0 } = summary;
  return yes + maybe + requested + waiting === 0;
}

type Open = 'repeat' | 'cancel' | 'hand-over' | 'lay-down' | 'dates' | 'template' | 'return';

/** Whether the viewer plans for the community of a huddle, without anybody's yes. */
function usePlansForClub({ communityId }: HuddleView): boolean {
  const { data } = useQuery({ ...myCommunities, enabled: communityId !== null });
  return data?.items.some(({ id, planning }) => id === communityId && planning === 'YES') ?? false;
}

/** What hosts do with the plan itself: edit, duplicate, repeat, hand over, cancel (HUD-4). */
export function PlanTools({ huddle }: { huddle: HuddleView }) {
  const [open, setOpen] = useState<Open | null>(null);
  const duplicate = useDuplicate(huddle.id);
  const live = huddle.status === 'PUBLISHED';
  const course = courseOfView(huddle, new Date());
  const isTheHost = huddle.participation?.role === 'HOST';
  const close = () => setOpen(null);
  const mayKeep = usePlansForClub(huddle) && huddle.status !== 'DRAFT';
  return (
    <Card className={classes.tools}>
      <h2>
        <Trans>The plan</Trans>
      </h2>
      <div className={classes.actions}>
        {huddle.status !== 'CANCELLED' && (
          <ActionLink
            look="outline"
            to={`/huddle/edit/${huddle.id}`}
            icon={<IconPencil size={20} aria-hidden />}
          >
            <Trans>Edit</Trans>
          </ActionLink>
        )}
        <Action look="outline" icon={<IconCopy size={20} aria-hidden />} onClick={() => void duplicate()}>
          <Trans>Duplicate</Trans>
        </Action>
        {huddle.status === 'CANCELLED' && (
          <Action
            look="outline"
            icon={<IconRestore size={20} aria-hidden />}
            onClick={() => setOpen('return')}
          >
            <Trans>Bring it back</Trans>
          </Action>
        )}
        {live && course === 'TO_COME' && (
          <Action
            look="outline"
            icon={<IconRepeat size={20} aria-hidden />}
            onClick={() => setOpen('repeat')}
          >
            <Trans>Repeat</Trans>
          </Action>
        )}
        {mayKeep && (
          <Action
            look="outline"
            icon={<IconTemplate size={20} aria-hidden />}
            onClick={() => setOpen('template')}
          >
            <Trans>Keep as a template</Trans>
          </Action>
        )}
        {live && course === 'TO_COME' && nobodyHasAnswered(huddle) && (
          <Action
            look="outline"
            icon={<IconCalendarQuestion size={20} aria-hidden />}
            onClick={() => setOpen('dates')}
          >
            {huddle.pollEndsAt ? <Trans>Change the dates</Trans> : <Trans>Vote on the date</Trans>}
          </Action>
        )}
        {live && isTheHost && huddle.coHosts.length > 0 && (
          <Action
            look="outline"
            icon={<IconUserStar size={20} aria-hidden />}
            onClick={() => setOpen('hand-over')}
          >
            <Trans>Hand over</Trans>
          </Action>
        )}
        {huddle.participation?.role === 'CO_HOST' && (
          <Action
            look="outline"
            icon={<IconDoorExit size={20} aria-hidden />}
            onClick={() => setOpen('lay-down')}
          >
            <Trans>Stop co-hosting</Trans>
          </Action>
        )}
        {live && course !== 'OVER' && (
          <Action look="outline" icon={<IconX size={20} aria-hidden />} onClick={() => setOpen('cancel')}>
            <Trans>Cancel the huddle</Trans>
          </Action>
        )}
      </div>
      {open === 'dates' && <PollEditor huddle={huddle} onClose={close} />}
      {open === 'return' && <ReturnSheet huddle={huddle} onClose={close} />}
      {open === 'template' && <KeepTemplateSheet huddle={huddle} onClose={close} />}
      <LayDownDialog huddleId={huddle.id} opened={open === 'lay-down'} onClose={close} />
      <RepeatDialog huddle={huddle} opened={open === 'repeat'} onClose={close} />
      <CancelDialog huddle={huddle} opened={open === 'cancel'} onClose={close} />
      <HandOverDialog huddle={huddle} opened={open === 'hand-over'} onClose={close} />
    </Card>
  );
}

interface HandOverDialogProps {
  huddle: HuddleView;
  opened: boolean;
  onClose: () => void;
}

/** The host gives the huddle to a co-host. */
export function HandOverDialog({ huddle, opened, onClose }: HandOverDialogProps) {
  const { t } = useLingui();
  const manage = useManage();
  const [to, setTo] = useState(huddle.coHosts[0]?.id ?? '');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Hand this huddle over?</Trans>}
      confirm={<Trans>Ask them</Trans>}
      onConfirm={async () => {
        if (await manage(() => handOver(huddle.id, to))) onClose();
      }}
    >
      <NativeSelect
        size="md"
        label={t`To whom`}
        description={t`They are asked first. With their yes you become a co-host.`}
        data={huddle.coHosts.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

interface LayDownDialogProps {
  huddleId: string;
  opened: boolean;
  onClose: () => void;
}

/** A co-host stops being one. */
export function LayDownDialog({ huddleId, opened, onClose }: LayDownDialogProps) {
  const manage = useManage();
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Stop co-hosting?</Trans>}
      confirm={<Trans>Stop co-hosting</Trans>}
      onConfirm={async () => {
        if (await manage(() => layDownRole(huddleId))) onClose();
      }}
    >
      <Trans>You can then answer like anyone else. The hosts are told.</Trans>
    </ConfirmDialog>
  );
}
