import { Trans } from '@lingui/react/macro';
import type { RoomView } from '../../contract/views.ts';

interface NewestWordsProps {
  room: RoomView;
  newest: NonNullable<RoomView['newest']>;
}

/** What was said last, in one line. */
export function NewestWords({ room, newest }: NewestWordsProps) {
  const words = newest.excerpt || <Trans>a picture</Trans>;
  if (newest.mine) return <Trans>You: {words}</Trans>;
  return room.kind === 'DIRECT' ? (
    words
  ) : (
    <>
      {newest.author}: {words}
    </>
  );
}
