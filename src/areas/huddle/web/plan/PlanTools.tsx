import { Trans } from '@lingui/react/macro';
import { IconCopy, IconDoorExit, IconPencil, IconRepeat, IconUserStar, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { courseOfView } from '../../rules/state.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { HandOverDialog } from './HandOverDialog.tsx';
import { LayDownDialog } from './LayDownDialog.tsx';
import classes from './PlanTools.module.css';
import { RepeatDialog } from './RepeatDialog.tsx';
import { useDuplicate } from './use-manage.ts';

/** What hosts do with the plan itself: edit, duplicate, repeat, hand over, cancel (HUD-4). */
export function PlanTools({ huddle }: { huddle: HuddleView }) {
  const [open, setOpen] = useState<'repeat' | 'cancel' | 'hand-over' | 'lay-down' | null>(null);
  const duplicate = useDuplicate(huddle.id);
  const live = huddle.status === 'PUBLISHED';
  const course = courseOfView(huddle, new Date());
  const isTheHost = huddle.participation?.role === 'HOST';
  const close = () => setOpen(null);
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
        {live && course === 'TO_COME' && (
          <Action
            look="outline"
            icon={<IconRepeat size={20} aria-hidden />}
            onClick={() => setOpen('repeat')}
          >
            <Trans>Repeat</Trans>
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
      <LayDownDialog huddleId={huddle.id} opened={open === 'lay-down'} onClose={close} />
      <RepeatDialog huddle={huddle} opened={open === 'repeat'} onClose={close} />
      <CancelDialog huddle={huddle} opened={open === 'cancel'} onClose={close} />
      <HandOverDialog huddle={huddle} opened={open === 'hand-over'} onClose={close} />
    </Card>
  );
}
