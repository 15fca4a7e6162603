import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useHref, useParams } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action } from '#ui/Action.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { HuddleView } from '../contract/views.ts';
import classes from './poster.module.css';
import { publicHuddleQuery } from './queries.ts';
import { HuddleCover } from './view/HuddleBody.tsx';
import HuddleGone from './view/HuddleGone.tsx';

export const handle: PageHandle = { title: msg`Poster` };
export const meta: MetaFunction = () => [{ title: 'Poster' }];

/** A sheet of paper for a board: only what a visitor may read, so nobody prints more than is public. */
export default function PosterPage() {
  const { huddleId = '' } = useParams();
  const query = useQuery(publicHuddleQuery(huddleId));
  return (
    <QueryView query={query} gone={<HuddleGone />}>
      {(huddle) => <Poster huddle={huddle} />}
    </QueryView>
  );
}

function Poster({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const clock = { ...useClock(), timeZone: huddle.timeZone };
  const path = useHref(`/join/huddle/${huddle.id}`);
  const url = new URL(path, window.location.origin).href;
  const when = formatDateTime(new Date(huddle.startDateTime), new Date(), clock);
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <Action icon={<IconPrinter aria-hidden size={20} />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Action>
      </div>
      <article className={classes.poster}>
        <div className={classes.picture}>
          <HuddleCover huddle={huddle} />
        </div>
        <h1 dir="auto">{huddle.name}</h1>
        <p className={classes.when}>{when}</p>
        {huddle.venue && <p dir="auto">{huddle.venue.name}</p>}
        {huddle.host && (
          <p className={classes.host} dir="auto">
            <Trans>Hosted by {huddle.host.displayName}</Trans>
          </p>
        )}
        <div className={classes.foot}>
          <div className={classes.code}>
            <QrCode text={url} label={t`QR code of the page`} />
          </div>
          <p>
            <strong>
              <Trans>Scan to come along</Trans>
            </strong>
            <span className={classes.address}>{url.replace(/^https?:\/\//, '')}</span>
          </p>
        </div>
      </article>
    </div>
  );
}
