import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { ReportLink } from '#areas/moderation/web/public/ReportLink.tsx';
import { wordInstant } from '#platform/shared/word-instant.ts';
import { useClock } from '#platform/web/clock.tsx';
import { pageOf } from '#platform/web/page-request.ts';
import { sessionHint } from '#platform/web/session/session-hint.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { PostView, SaidView } from '../contract/views.ts';
import { addressOf } from './address-of.ts';
import { LinkCard } from './links/LinkCard.tsx';
import { postMeta } from './public/post-meta.ts';
import { Content } from './view/Content.tsx';
import classes from './view/PublicPost.module.css';

/** A post that everybody may read, readable without JavaScript (POST-5). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const answer = await page.api(`/api/public/posts/${encodeURIComponent(params.postId ?? '')}`);
  const post = answer.body as PostView;
  if (answer.status !== 200 || post.state !== 'PUBLISHED') throw new Response(null, { status: 404 });
  return { post };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? postMeta(loaderData.post, matches) : [];

export default function PublicPostPage() {
  const { post } = useLoaderData<typeof loader>();
  useWayInside(post.id);
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <article className={classes.post}>
        <Words said={post} heads />
        {post.refPost?.state === 'PUBLISHED' && (
          <div className={classes.quoted}>
            <Words said={post.refPost} />
          </div>
        )}
      </article>
      <div className={classes.inside}>
        <p>
          <Trans>In the app you can like, comment and follow.</Trans>
        </p>
        <ActionLink to={addressOf(post.id)} reloadDocument rel="nofollow">
          <Trans>Open in the app</Trans>
        </ActionLink>
      </div>
      <p>
        <ReportLink type="POST" id={post.id} />
      </p>
    </main>
  );
}

/** Anyone who is logged in reads it in the app, where it can be answered. */
function useWayInside(postId: string): void {
  useEffect(() => {
    if (sessionHint.isSet()) location.replace(addressOf(postId));
  }, [postId]);
}

/** Who said it is the heading of the page, which has no other. */
function Words({ said, heads = false }: { said: SaidView; heads?: boolean }) {
  const Name = heads ? 'h1' : 'strong';
  const { i18n } = useLingui();
  const { timeZone } = useClock();
  const { author } = said;
  if (!author) return null;
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <>
      <header className={classes.head}>
        <Avatar face={face} size={44} named />
        <div>
          <Name dir="auto">{author.displayName}</Name>
          <small>
            @{author.username} ·{' '}
            <time suppressHydrationWarning dateTime={said.createdAt}>
              {wordInstant(new Date(said.createdAt), timeZone, i18n.locale)}
            </time>
          </small>
        </div>
      </header>
      <Content content={said.content} parameters={said.parameters} open={false} />
      {said.pictures.map(({ id, url, alt, width, height }) => (
        <img key={id} src={`${url}?w=1280`} alt={alt} width={width} height={height} loading="lazy" />
      ))}
      {said.link && said.pictures.length === 0 && <LinkCard link={said.link} />}
    </>
  );
}
