import { Trans } from '@lingui/react/macro';
import { IconMapPin, IconPlayerPlay, IconTrekking, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { NamedView } from '../../contract-values.ts';
import type { Card, CardKind, Video } from '../../rules/document.ts';
import { isVideoAddress, nameOfVideoSite } from '../../rules/links.ts';
import classes from './story.module.css';

const icons = { HUDDLE: IconTrekking, COMMUNITY: IconUsersGroup, PLACE: IconMapPin } as const;

/** Something of ours beside the words; what this reader may not see leaves no trace. */
export function StoryCard({ card, named }: { card: Card['attrs']; named: NamedView }) {
  const found = named.cards.find(({ kind, id }) => kind === card.kind && id === card.id);
  if (!found) return null;
  const Icon = icons[found.kind];
  return (
    <aside className={classes.card}>
      <Link to={found.to}>
        <Icon aria-hidden size={28} stroke={1.6} />
        <span>
          <small>
            <KindName kind={found.kind} />
          </small>
          <strong dir="auto">{found.name}</strong>
          {found.detail && <span dir="auto">{found.detail}</span>}
        </span>
      </Link>
    </aside>
  );
}

export function KindName({ kind }: { kind: CardKind }) {
  if (kind === 'HUDDLE') return <Trans>Huddle</Trans>;
  return kind === 'COMMUNITY' ? <Trans>Community</Trans> : <Trans>Place</Trans>;
}

/** A film elsewhere as a link: nothing of the other site is loaded here. */
export function StoryVideo({ video: { url, caption } }: { video: Video['attrs'] }) {
  if (!isVideoAddress(url)) return null;
  const site = nameOfVideoSite(url);
  return (
    <aside className={classes.card}>
      <a href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
        <IconPlayerPlay aria-hidden size={28} stroke={1.6} />
        <span>
          <small>
            <Trans>Film</Trans>
          </small>
          <strong dir="auto">{caption || <Trans>Watch it on {site}</Trans>}</strong>
          <span>{site}</span>
        </span>
      </a>
    </aside>
  );
}
