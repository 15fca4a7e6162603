import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import classes from './OfflineSheet.module.css';
import { openPack, type PackPart } from './open-pack.ts';

export const packKey = (huddleId: string) => ['kept-pack', huddleId];

const names: Readonly<Record<PackPart['name'], MessageDescriptor>> = {
  DETAILS: msg`Details`,
  PEOPLE: msg`Who is coming`,
  DISCUSSION: msg`Discussion`,
  MESSAGES: msg`Messages of the hosts`,
  COMPANIONS: msg`Who connects you`,
  KIT: msg`What the group brings`,
  GO: msg`Does it go ahead?`,
  RETURN_PLAN: msg`Return plan`,
  RIDES: msg`Rides`,
  QUESTIONS: msg`Questions of the hosts`,
  PHOTOS: msg`Photos`,
  COVER: msg`Cover`,
  MAP: msg`Map`,
};

/** What is kept of a huddle, part by part, and a press that tries all of it as if there were no network (OFF-1). */
export function Pack({ huddle }: { huddle: HuddleView }) {
  const [isTried, setTried] = useState(false);
  const pack = useQuery({
    queryKey: packKey(huddle.id),
    meta: { kept: false },
    queryFn: () => openPack(huddle),
    staleTime: 0,
  });
  const parts = pack.data ?? [];
  return (
    <>
      <Verdict parts={parts} />
      {parts.length > 0 && (
        <ul className={classes.parts}>
          {parts.map((part) => (
            <PartRow key={part.name} part={part} />
          ))}
        </ul>
      )}
      <SubmitButton
        look="outline"
        icon={<IconWifiOff aria-hidden size={20} />}
        onPress={async () => {
          await pack.refetch();
          setTried(true);
        }}
      >
        <Trans>Try it as if without a network</Trans>
      </SubmitButton>
      {isTried && parts.every(({ isKept }) => isKept) && (
        <p className={classes.quiet} role="status">
          <Trans>Each part was opened, and none is missing.</Trans>
        </p>
      )}
    </>
  );
}

function Verdict({ parts }: { parts: readonly PackPart[] }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const reads = parts.flatMap(({ read }) => read ?? []);
  const missing = parts.filter(({ isKept }) => !isKept).length;
  const bytes = reads.reduce((sum, read) => sum + read.bytes, 0);
  const at = Math.min(...reads.map((read) => read.at));
  const size = i18n.number(Math.max(1, Math.round(bytes / 1024)));
  if (missing > 0)
    return (
      <p className={classes.state} data-missing role="status">
        <IconAlertTriangle aria-hidden size={20} stroke={1.8} />
        <Plural
          value={missing}
          one="# part is missing. Renew fetches it."
          other="# parts are missing. Renew fetches them."
        />
      </p>
    );
  return (
    <p className={classes.state} role="status">
      <IconCircleCheck aria-hidden size={20} stroke={1.8} />
      {reads.length > 0 ? (
        <Trans>
          Kept on this device: {size} KB, as of {formatTime(new Date(at), clock)}
        </Trans>
      ) : (
        <Trans>Kept on this device</Trans>
      )}
    </p>
  );
}

function PartRow({ part: { name, isKept, read } }: { part: PackPart }) {
  const { t, i18n } = useLingui();
  const ago = read && <TimeDistance to={new Date(read.at).toISOString()} />;
  return (
    <li>
      <span>{t(names[name])}</span>
      <span className={classes.quiet} data-missing={!isKept || undefined}>
        {!isKept && <Trans>missing</Trans>}
        {isKept && !read && <Trans>kept</Trans>}
        {read && (
          <Trans>
            {i18n.number(Math.max(1, Math.round(read.bytes / 1024)))} KB · {ago}
          </Trans>
        )}{' '}
        {read && <code title={t`Hash of what is kept`}>{read.hash}</code>}
      </span>
    </li>
  );
}
