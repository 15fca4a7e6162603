import { Trans, useLingui } from '@lingui/react/macro';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import type { CommunityView } from '../../contract/views.ts';
import shared from '../community.module.css';
import { approvalMeaning, privacyMeanings, privacyNames } from '../messages.ts';
import classes from './Overview.module.css';

const ConversationCard = lazyPart(() => import('#areas/chat/web/public/ConversationCard.tsx'));

/** About, links, huddles and members in numbers (COM-2); of a private one only what its front says. */
export function Overview({ community }: { community: CommunityView }) {
  if (community.sight === 'FRONT') {
    return (
      <Card className={shared.card}>
        <h2>
          <Trans>Private community</Trans>
        </h2>
        <p>
          <Trans>What happens here is for members. Ask to join, and an admin decides.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <div className={classes.columns}>
      <div className={shared.form}>
        {community.membership.member && (
          <ConversationCard roomId={community.id} meanwhile={<div className={classes.talk} />} />
        )}
        <About community={community} />
        {community.welcome && <Welcome community={community} />}
      </div>
      <div className={shared.form}>
        <Links community={community} />
        <HuddleSummary community={community} />
        <MembersSummary community={community} />
        {community.membership.member && (
          <ActionLink look="outline" to={`/community/statistics/${community.id}`}>
            <Trans>Statistics by year</Trans>
          </ActionLink>
        )}
      </div>
    </div>
  );
}

function About({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const { description, location, incorporatedAt, privacy, tags } = community;
  const asks = privacy === 'PUBLIC' && community.approvalRequired;
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>About</Trans>
      </h2>
      {description && (
        <p className={classes.prose} dir="auto">
          {description}
        </p>
      )}
      <dl className={classes.facts}>
        {location && (
          <div>
            <dt>{t`Location`}</dt>
            <dd dir="auto">{location.name}</dd>
          </div>
        )}
        {incorporatedAt && (
          <div>
            <dt>{t`Founded`}</dt>
            <dd>{formatCalendarDay(incorporatedAt, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t({ message: 'Privacy', context: 'who may see it' })}</dt>
          <dd>
            {t(privacyNames[privacy])}. {t(asks ? approvalMeaning : privacyMeanings[privacy])}
          </dd>
        </div>
      </dl>
      {tags.length > 0 && (
        <ul className={classes.chips} aria-label={t`Topics`}>
          {tags.map(({ name }) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Welcome({ community }: { community: CommunityView }) {
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>Welcome</Trans>
      </h2>
      <p className={classes.prose} dir="auto">
        {community.welcome}
      </p>
    </Card>
  );
}

/** Links only when there are any, and each only when it leads somewhere. */
function Links({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const links = [
    [t`Website`, community.externalWebUrl],
    [t`Video`, community.externalVideoUrl],
    ...[
      community.externalSocialUrl1,
      community.externalSocialUrl2,
      community.externalSocialUrl3,
      community.externalSocialUrl4,
      community.externalSocialUrl5,
    ].map((address) => [URL.parse(address)?.hostname.replace(/^www\./, '') ?? '', address]),
  ].filter(([, address]) => address);
  if (links.length === 0) return null;
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>External Links</Trans>
      </h2>
      <ul className={classes.links}>
        {links.map(([name, address]) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HuddleSummary({ community: { statistics } }: { community: CommunityView }) {
  const { t, i18n } = useLingui();
  return (
    <Numbers
      title={<Trans>Huddle Summary</Trans>}
      rows={[
        [t`Going`, i18n.number(statistics.totalConfirmedHuddles ?? 0)],
        [t`Upcoming`, i18n.number(statistics.totalUpcomingHuddles ?? 0)],
        [t`Past`, i18n.number(statistics.totalPastHuddles ?? 0)],
      ]}
    />
  );
}

function MembersSummary({ community: { statistics } }: { community: CommunityView }) {
  const { t, i18n } = useLingui();
  const requests = statistics.totalJoinRequests;
  return (
    <Numbers
      title={<Trans>Members Summary</Trans>}
      rows={[
        [t`Members`, i18n.number(statistics.totalMembers ?? 0)],
        [t`Following`, i18n.number(statistics.totalMembersFollowing ?? 0)],
        ...(requests === null ? [] : [[t`Requested`, i18n.number(requests)] as const]),
      ]}
    />
  );
}

function Numbers({
  title,
  rows,
}: {
  title: React.ReactNode;
  rows: ReadonlyArray<readonly [string, string]>;
}) {
  return (
    <Card className={shared.card}>
      <h2>{title}</h2>
      <dl className={classes.numbers}>
        {rows.map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
