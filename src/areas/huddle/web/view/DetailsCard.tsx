import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDuration } from '#platform/shared/duration.ts';
import type { Face } from '#platform/shared/wire-values.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { activityNames, ageGroupNames, ageGroupRanges, privacyNames } from '../messages.ts';
import classes from './cards.module.css';
import { ExternalLinks } from './ExternalLinks.tsx';
import { ParticipantsSummary } from './ParticipantsSummary.tsx';
import { Rows } from './Rows.tsx';
import { useScriptsHere } from './use-scripts-here.ts';

// All of them come for one to be shown: the first look does without, and its place is kept.
const ActivityIcon = lazy(() => import('./ActivityIcon.tsx'));

/** What only members read of it: loaded with their pages alone. */
export interface ForMembers {
  /** My own answer. */
  readonly own?: ReactNode;
  /** A name that leads to who it is. */
  readonly nameOf?: (person: Face) => ReactNode;
}

interface DetailsCardProps extends ForMembers {
  huddle: HuddleView;
}

/** The Details card of the huddle page (HUD-6). */
export function DetailsCard({ huddle, own, nameOf }: DetailsCardProps) {
  const { t, i18n } = useLingui();
  const alive = useScriptsHere();
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
              <span className={classes.icon}>
                {alive && (
                  <Suspense>
                    <ActivityIcon activity={huddle.activity} />
                  </Suspense>
                )}
              </span>
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
