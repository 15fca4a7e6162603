import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isBesideHomeScreen, readRoom } from '#platform/web/kept/room.ts';
import classes from './OfflineSheet.module.css';

const MEGABYTE = 1024 * 1024;

/** What this browser gives, and what it may take away again: said before somebody relies on it (OFF-1). */
export function RoomNote() {
  const { i18n } = useLingui();
  const { data: room } = useQuery({
    queryKey: ['kept-room'],
    meta: { kept: false },
    queryFn: readRoom,
    staleTime: 0,
  });
  if (!room) return null;
  const megabytes = (bytes: number) => i18n.number(Math.max(1, Math.round(bytes / MEGABYTE)));
  return (
    <div className={classes.quiet}>
      <p>
        <WhatStays isLasting={room.isLasting} />
      </p>
      {room.used !== null && room.allowed !== null && (
        <p>
          <Trans>
            All that is kept takes {megabytes(room.used)} MB of the {megabytes(room.allowed)} MB that this
            browser allows.
          </Trans>
        </p>
      )}
    </div>
  );
}

function WhatStays({ isLasting }: { isLasting: boolean }) {
  if (isLasting) return <Trans>This browser deletes nothing of it by itself.</Trans>;
  if (isBesideHomeScreen())
    return (
      <Trans>
        Put the app on the home screen first: Share, then Add to Home Screen. Safari deletes what is kept here
        after seven days without a visit.
      </Trans>
    );
  return (
    <Trans>
      This browser may delete it without asking when room gets short. With the app on the home screen it
      stays.
    </Trans>
  );
}
