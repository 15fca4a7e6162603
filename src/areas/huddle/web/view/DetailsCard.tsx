import { Trans, useLingui } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDuration } from '#platform/shared/duration.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { useIsAlive } from '#platform/web/clock.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { activityNames, ageGroupNames, ageGroupRanges, privacyNames } from '../messages.ts';
import classes from './cards.module.css';
import { Rows } from './Rows.tsx';

// All of them come for one to be shown: the first look does without, and its place is kept.
const ActivityIcon = latePart(() => import('./ActivityIcon.tsx'));

/** What only members read of it: loaded with their pages alone. */
export interface ForMembers {
  /** My own answer. */
  readonly own?: ReactNode;
  /** A name that leads to who it is. */
  readonly nameOf?: (person: PersonSummary) => ReactNode;
}

interface DetailsCardProps extends ForMembers {
  huddle: HuddleView;
}

/** The Details card of the huddle page (HUD-6). */
export function DetailsCard({ huddle, own, nameOf }: DetailsCardProps) {
  const { t, i18n } = useLingui();
  const alive = useIsAlive();
  const minutes = Math.round((Date.parse(huddle.endDateTime) - Date.parse(huddle.startDateTime)) / 60_000);
  const { guestAllowed, guestLimit, guestAllowedAges } = huddle.settings;
  const ages = guestAllowedAges
    .map((group) => `${t(ageGroupNames[group])} (${t(ageGroupRanges[group])})`)
    .join(', ');
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>Details</Trans>
      </h2>
      {own}
      <ParticipantsSummary huddle={huddle} />
      {huddle.host && (
        <div className={classes.hosts}>
          {[huddle.host, ...huddle.coHosts].map((host, at) => (
            <span key={host.id} className={classes.host}>
              <Avatar
                face={{ id: host.id, name: host.displayName, pictureUrl: host.profilePicUrl }}
                size={36}
                named
              />
              <span>
                {nameOf?.(host) ?? <strong dir="auto">{host.displayName}</strong>}{' '}
                <small>{at === 0 ? <Trans>Host</Trans> : <Trans>Co-host</Trans>}</small>
              </span>
            </span>
          ))}
        </div>
      )}
      {huddle.description && (
        <p className={classes.description} dir="auto">
          {huddle.description}
        </p>
      )}
      <Rows
        rows={[
          [
            t`Name`,
            <span key="name" dir="auto">
              {huddle.name}
            </span>,
          ],
          [t`Duration`, formatDuration(minutes)],
          [
            t`Activity`,
            <span key="activity" className={classes.inline}>
              <span className={classes.icon}>{alive && <ActivityIcon activity={huddle.activity} />}</span>
              {t(activityNames[huddle.activity])}
            </span>,
          ],
          [t({ message: 'Privacy', context: 'who may see it' }), t(privacyNames[huddle.privacy])],
          [t`Guests`, guestAllowed ? t`Up to ${i18n.number(guestLimit)} each: ${ages}` : t`Not allowed`],
          huddle.tags.length > 0 ? [t`Tags`, huddle.tags.join(', ')] : null,
        ]}
      />
      <ExternalLinks huddle={huddle} />
    </Card>
  );
}

/** The links of a huddle that are not empty. */
export function ExternalLinks({ huddle }: { huddle: HuddleView }) {
  const links: Array<[string, ReactNode]> = [
    [huddle.externalTrailUrl, <Trans key="t">Trail</Trans>],
    [huddle.externalEventUrl, <Trans key="e">Event</Trans>],
    [huddle.externalPhotoAlbumUrl, <Trans key="p">Photo album</Trans>],
    [huddle.externalCommChannelUrl, <Trans key="c">Communication channel</Trans>],
  ];
  const shown = links.filter(([address]) => address !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.links}>
      {shown.map(([address, word]) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
            <IconExternalLink aria-hidden size={18} stroke={1.7} />
            {word}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How many attend with their guests, are interested, asked or invited: a group the host does not show is not there (HUD-18). */
export function ParticipantsSummary({ huddle: { participantsSummary: summary } }: { huddle: HuddleView }) {
  const asked = summary.totalRequestedParticipants;
  const groups: Array<[string, number | undefined, ReactNode]> = [
    ['attending', summary.totalConfirmedPeople, <Trans key="a">attending</Trans>],
    ['maybe', summary.totalRsvpedMaybeParticipants, <Trans key="m">maybe</Trans>],
    ['interested', summary.totalInterestedParticipants, <Trans key="i">interested</Trans>],
    [
      'requested',
      asked === undefined ? undefined : asked + (summary.totalWaitingParticipants ?? 0),
      <Trans key="r">requested / waiting</Trans>,
    ],
    ['invited', summary.totalInvitedParticipants, <Trans key="v">invited</Trans>],
  ];
  const shown = groups.filter(([, count]) => count !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.counts}>
      {shown.map(([key, count, word]) => (
        <li key={key}>
          <strong>{count}</strong> <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
