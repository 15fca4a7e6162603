import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useHref, useParams } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Poster as Sheet } from '#ui/Poster.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { HuddleView } from '../contract/views.ts';
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
  const clock = { ...useClock(), timeZone: huddle.timeZone };
  const path = useHref(`/join/huddle/${huddle.id}`);
  const url = new URL(path, window.location.origin).href;
  const when = formatDateTime(new Date(huddle.startDateTime), new Date(), clock);
  return (
    <Sheet
      picture={<HuddleCover huddle={huddle} />}
      title={huddle.name}
      scan={<Trans>Scan to come along</Trans>}
      url={url}
    >
      <p>{when}</p>
      {huddle.venue && <p dir="auto">{huddle.venue.name}</p>}
      {huddle.host && (
        <p dir="auto">
          <Trans>Hosted by {huddle.host.displayName}</Trans>
        </p>
      )}
    </Sheet>
  );
}
