import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { RoomView } from '../../contract/views.ts';
import { type RoomTelling, tellings } from '../../rules/state.ts';
import { chooseTelling } from '../mutations.ts';
import { useAction } from '../use-action.ts';

const names: Readonly<Record<RoomTelling, MessageDescriptor>> = {
  ALL: msg`Tell me everything`,
  MENTIONS: msg`Tell me when I am meant`,
  NONE: msg`Tell me nothing`,
};

/** What of this room I want to be told (COM-7). */
export function TellingMenu({ room }: { room: RoomView }) {
  const { t } = useLingui();
  const deed = useAction(room.id);
  const choose = (value: string) => {
    const telling = tellings.find((each) => each === value);
    if (telling) void deed(() => chooseTelling(room.id, telling));
  };
  return (
    <NativeSelect
      size="md"
      aria-label={t`What I am told of this conversation`}
      value={room.telling}
      onChange={(event) => choose(event.currentTarget.value)}
      data={tellings.map((telling) => ({ value: telling, label: t(names[telling]) }))}
    />
  );
}
