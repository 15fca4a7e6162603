import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { HuddlesFound } from '#areas/huddle/web/parts/HuddlesFound.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { foldTag } from '../rules/content.ts';
import { Feed } from './components/Feed.tsx';
import classes from './components/Post.module.css';
import { tagQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Hashtag` };
export const meta: MetaFunction = ({ params }) => [{ title: `#${params.tag ?? ''}` }];

/** What has a hashtag: posts, and huddles to come (POST-7). */
export default function TagPage() {
  const tag = foldTag(useParams().tag ?? '');
  const query = useInfiniteQuery(tagQuery(tag));
  return (
    <div className={classes.alone}>
      <h1 dir="auto">#{tag}</h1>
      <section className={classes.huddles}>
        <h2>
          <Trans>Huddles</Trans>
        </h2>
        <HuddlesFound wish={{ tag }} empty={<NoHuddles />} />
      </section>
      <h2>
        <Trans>Posts</Trans>
      </h2>
      <Feed
        query={query}
        empty={
          <p className={classes.quiet}>
            <Trans>Nobody has used this hashtag yet.</Trans>
          </p>
        }
      />
    </div>
  );
}

function NoHuddles() {
  return (
    <p className={classes.quietLine}>
      <Trans>No huddle to come has it.</Trans>
    </p>
  );
}
