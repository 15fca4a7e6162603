import { Trans } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { SaidView } from '../../contract/views.ts';
import { LinkCard } from '../links/LinkCard.tsx';
import { PostPictures } from '../pictures/PostPictures.tsx';
import { Content } from './Content.tsx';
import shared from './Post.module.css';
import classes from './Said.module.css';

interface SaidProps {
  said: SaidView;
  /** Stands at the end of the head: a menu. */
  aside?: ReactNode;
  /** What it refers to. */
  children?: ReactNode;
  /** Where the time leads; without it nowhere. */
  to?: string | undefined;
  quoted?: boolean;
}

/** Who said what and when: the part that posts and quoted posts share. */
export function Said({ said, aside, children, to, quoted = false }: SaidProps) {
  const { author } = said;
  if (!author) {
    return (
      <p className={shared.gone}>
        <Trans>This post was deleted.</Trans>
      </p>
    );
  }
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <div className={classes.said} data-quoted={quoted}>
      <div className={classes.head}>
        <Avatar face={face} size={quoted ? 28 : 44} named />
        <p className={classes.who}>
          <Name author={author} />
          <small>
            <span className={classes.handle}>@{author.username}</span>
            <span>
              · <When said={said} to={to} />
            </span>
          </small>
        </p>
        {aside}
      </div>
      <Content content={said.content} parameters={said.parameters} />
      <PostPictures post={said} />
      {said.link && said.pictures.length === 0 && <LinkCard link={said.link} />}
      {children}
    </div>
  );
}

function Name({ author }: { author: NonNullable<SaidView['author']> }) {
  return (
    <Link to={`/${author.username}`} className={classes.name} dir="auto">
      {author.displayName}
    </Link>
  );
}

function When({ said, to }: { said: SaidView; to: string | undefined }) {
  const clock = useClock();
  const title = formatDateTime(new Date(said.createdAt), new Date(), clock);
  const time = <TimeDistance to={said.createdAt} title={title} />;
  return (
    <>
      {to ? <Link to={to}>{time}</Link> : time}
      {said.editedAt && (
        <>
          {' · '}
          <Trans>edited</Trans>
        </>
      )}
      {said.visibility === 'FOLLOWERS' && (
        <>
          {' · '}
          <IconLock aria-hidden size={13} className={classes.lock} />
          <Trans>followers</Trans>
        </>
      )}
    </>
  );
}
