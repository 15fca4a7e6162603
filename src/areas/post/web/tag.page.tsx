import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { foldTag } from '../rules/content.ts';
import { FoundUnder } from './feeds/FoundUnder.tsx';
import { tagQuery } from './queries.ts';
import classes from './view/Post.module.css';

export const handle: PageHandle = { title: msg`Hashtag` };
export const meta: MetaFunction = ({ params }) => [{ title: `#${params.tag ?? ''}` }];

/** What has a hashtag: posts, and huddles to come (POST-7). */
export default function TagPage() {
  const tag = foldTag(useParams().tag ?? '');
  return (
    <div className={classes.alone}>
      <h1 dir="auto">#{tag}</h1>
      <FoundUnder
        huddles={<Trans>Huddles</Trans>}
        filter={{ tag }}
        noHuddles={<Trans>No coming huddle has this hashtag.</Trans>}
        query={useInfiniteQuery(tagQuery(tag))}
        noPosts={<Trans>Nobody has used this hashtag yet.</Trans>}
      />
    </div>
  );
}
