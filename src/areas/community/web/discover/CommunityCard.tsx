import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { FaceRow } from '#ui/FaceRow.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import type { CommunityCard as Community } from '../../contract/views.ts';
import { privacyNames, roleNames } from '../messages.ts';
import { CommunityPicture } from '../pictures/CommunityPicture.tsx';
import classes from './CommunityCard.module.css';

interface CommunityCardProps {
  community: Community;
  /** What can be done without leaving the list. */
  actions?: ReactNode;
}

/** A community in a list: what it is, who is in it, and how one stands to it. */
export function CommunityCard({ community, actions }: CommunityCardProps) {
  const { t } = useLingui();
  return (
    <ListCard
      to={`/community/view/${community.id}`}
      name={community.name}
      shape="3 / 1"
      picture={
        <>
          <CommunityPicture community={community} picture="cover" size={640} />
          <span className={classes.logo}>
            <CommunityPicture community={community} picture="logo" size={96} />
          </span>
        </>
      }
      state={<Standing community={community} />}
      actions={actions}
    >
      <p className={classes.quiet} dir="auto">
        {[t(privacyNames[community.privacy]), community.locationName].filter(Boolean).join(' · ')}
      </p>
      {community.summary && (
        <p className={classes.summary} dir="auto">
          {community.summary}
        </p>
      )}
      <Numbers community={community} />
    </ListCard>
  );
}

function Standing({ community: { role, joinInvited, joinRequested } }: { community: Community }) {
  const { t } = useLingui();
  if (role) return <Badge tone="brand">{t(roleNames[role])}</Badge>;
  if (joinInvited) return <Badge tone="waiting">{<Trans>Invited</Trans>}</Badge>;
  return joinRequested ? <Badge tone="waiting">{<Trans>Requested</Trans>}</Badge> : null;
}

function Numbers({ community }: { community: Community }) {
  const { totalMembers, upcomingHuddles, followings } = community;
  if (totalMembers === null) return null;
  const faces = followings.map(({ id, displayName, profilePicUrl }) => ({
    id,
    name: displayName,
    pictureUrl: profilePicUrl,
  }));
  return (
    <div className={classes.numbers}>
      <span>
        <Plural value={totalMembers} one="# member" other="# members" />
        {upcomingHuddles ? (
          <>
            {' · '}
            <Plural value={upcomingHuddles} one="# upcoming huddle" other="# upcoming huddles" />
          </>
        ) : null}
      </span>
      {faces.length > 0 && <FaceRow faces={faces} size={28} />}
    </div>
  );
}
