import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { type Icon, IconAt, IconBell, IconBellOff } from '@tabler/icons-react';
import type { RoomView } from '../../contract/views.ts';
import { type RoomTelling, tellings } from '../../rules/state.ts';
import { chooseTelling } from '../mutations.ts';
import { useAction } from '../use-action.ts';
import classes from './TellingMenu.module.css';

const names: Readonly<Record<RoomTelling, MessageDescriptor>> = {
  ALL: msg`Tell me everything`,
  MENTIONS: msg`Tell me when I am meant`,
  NONE: msg`Tell me nothing`,
};

const signs: Readonly<Record<RoomTelling, Icon>> = { ALL: IconBell, MENTIONS: IconAt, NONE: IconBellOff };

interface TellingMenuProps {
  room: RoomView;
  /** In a narrow row a sign alone. */
  compact?: boolean;
}

/** What of this room I want to be told (COM-7). */
export function TellingMenu({ room, compact = false }: TellingMenuProps) {
  const { t } = useLingui();
  const deed = useAction(room.id);
  const choose = (value: string) => {
    const telling = tellings.find((each) => each === value);
    if (telling) void deed(() => chooseTelling(room.id, telling));
  };
  const Sign = signs[room.telling];
  return (
    <NativeSelect
      size="md"
      className={compact ? (classes.compact ?? '') : ''}
      leftSection={<Sign aria-hidden size={20} />}
      leftSectionPointerEvents="none"
      aria-label={t`What I am told of this conversation`}
      value={room.telling}
      onChange={(event) => choose(event.currentTarget.value)}
      data={tellings.map((telling) => ({ value: telling, label: t(names[telling]) }))}
    />
  );
}
