import { Plural, Trans } from '@lingui/react/macro';
import { IconCake, IconCalendarHeart, IconMapPin, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { useClock } from '#platform/web/clock.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { PictureFrame } from '#ui/PictureFrame.tsx';
import { Scene } from '#ui/Scene.tsx';
import type { ProfileView } from '../../contract/profile.ts';
import { coverQuery } from '../public/cover.ts';
import { COVER_RATIO, cutOf } from '../public/cover-cut.ts';
import { FollowButton } from '../relations/FollowButton.tsx';
import { MutualConnections } from './MutualConnections.tsx';
import classes from './Profile.module.css';
import { ProfileMenu } from './ProfileMenu.tsx';

const MessagePerson = latePart(() => import('#areas/chat/web/public/MessagePerson.tsx'));

const MORNING = 8;

/** Who somebody is (`own`: I, and not as others see me), how we stand to each other, and what I can do about it (PER-1). */
export function ProfileHead({ profile, own }: { profile: ProfileView; own: boolean }) {
  const { id, displayName, profilePicUrl, username, following, followingRequested, self } = profile;
  const mine = following ? 'FOLLOWING' : followingRequested ? 'REQUESTED' : 'NONE';
  return (
    <Card flush className={classes.head}>
      <Cover profile={profile} />
      <div className={classes.inside}>
        <div className={classes.bar}>
          <span className={classes.face}>
            <Avatar face={{ id, name: displayName, pictureUrl: profilePicUrl }} size={104} />
          </span>
          <div className={classes.ways}>
            {!own && <FollowButton person={profile} mine={mine} self={self} />}
            {self ? (
              <ActionLink to="/account" look="outline">
                <Trans>Edit profile</Trans>
              </ActionLink>
            ) : (
              <MessagePerson personId={id} />
            )}
            <ProfileMenu profile={profile} />
          </div>
        </div>
        <div className={classes.names}>
          <h1 dir="auto">{displayName}</h1>
          <p>
            <span className={classes.handle}>@{username}</span>
            {profile.follower && (
              <Badge tone="brand">
                <Trans>Follow you</Trans>
              </Badge>
            )}
            {profile.followerRequested && (
              <Badge tone="waiting">
                <Trans>Follow you requested</Trans>
              </Badge>
            )}
            {profile.muted && (
              <Badge>
                <Trans>Muted</Trans>
              </Badge>
            )}
          </p>
        </div>
        <Facts profile={profile} />
        {!self && <MutualConnections username={username} />}
      </div>
    </Card>
  );
}

function Cover({ profile }: { profile: ProfileView }) {
  const { data } = useQuery(coverQuery(profile.id, profile.coverPhotoUrl));
  const address = useBlobAddress(data);
  if (address) {
    return <PictureFrame className={classes.cover} src={address} cut={cutOf(profile)} ratio={COVER_RATIO} />;
  }
  return (
    <div className={classes.cover} style={{ aspectRatio: COVER_RATIO }}>
      <Scene id={profile.id} hour={MORNING} />
    </div>
  );
}

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

function Facts({ profile }: { profile: ProfileView }) {
  const { self, followers, followings } = profile;
  const counts = (
    <>
      <Plural value={followers} one="# follower" other="# followers" />
      {' · '}
      <Trans>{followings} following</Trans>
    </>
  );
  return (
    <ul className={classes.facts}>
      <li>
        <IconMapPin {...icon} />
        <span dir="auto">{profile.location || <Trans>No Location</Trans>}</span>
      </li>
      <Since profile={profile} />
      <li>
        <IconUsers {...icon} />
        {self ? <Link to="/account/people">{counts}</Link> : <span>{counts}</span>}
      </li>
    </ul>
  );
}

/** Since when we are connected; on my own page my birth, which nobody else reads. */
function Since({ profile: { self, dateOfBirth, followingSince } }: { profile: ProfileView }) {
  const { locale, timeZone } = useClock();
  if (self) {
    if (!dateOfBirth) return null;
    return (
      <li>
        <IconCake {...icon} />
        <Trans>Birth {formatCalendarDay(dateOfBirth, locale)}</Trans>
      </li>
    );
  }
  if (!followingSince) return null;
  const day = new Date(followingSince).toLocaleDateString('sv', { timeZone });
  return (
    <li>
      <IconCalendarHeart {...icon} />
      <Trans>Connected since {formatCalendarDay(day, locale)}</Trans>
    </li>
  );
}
