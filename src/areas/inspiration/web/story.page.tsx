import { useSyncExternalStore } from 'react';
import {
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { i18nFor } from '#platform/web/i18n.ts';
import { latePart, lazyPart } from '#platform/web/lazy-part.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { sessionHint } from '#platform/web/session/session-hint.ts';
import type { StoryCardView, StoryView } from '../contract/views.ts';
import { chaptersOf } from '../rules/read-document.ts';
import { inspirationMeta } from './public/inspiration-meta.ts';
import { drawStory } from './story/draw-story.ts';
import { handOver } from './story/drawn-story.ts';
import { ReadStory } from './story/ReadStory.tsx';
import { Related } from './story/Related.tsx';
import classes from './story/reader.module.css';
import { StoryHead } from './story/StoryHead.tsx';
import { storyWords } from './story/story-words.ts';
import { TableOfContents } from './story/TableOfContents.tsx';
import { VisitorMarks } from './story/VisitorMarks.tsx';
import { useReading } from './use-reading.ts';

const ErrorState = lazyPart(async () => ({ default: (await import('#ui/ErrorState.tsx')).ErrorState }));
const MemberMarks = latePart(() => import('./story/MemberMarks.tsx'));

/** A story as everybody reads it; what is not published is missing. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const path = `/api/public/inspirations/${encodeURIComponent(params.inspirationId ?? '')}`;
  const [answer, related] = await Promise.all([page.api(path), page.api(`${path}/related`)]);
  if (answer.status >= 500 || answer.status === 429) throw data(null, { status: 503 });
  if (answer.status !== 200) throw new Response(null, { status: 404 });
  const others = related.status === 200 ? (related.body as { items: StoryCardView[] }).items : [];
  const { document, named, ...story } = answer.body as StoryView;
  const words = storyWords(await i18nFor(page.locale));
  return {
    story,
    head: inspirationMeta(story, [{ id: 'root', loaderData: page }]),
    drawn: handOver(story, drawStory(document, { named, words }), page.dataOnly),
    chapters: chaptersOf(document),
    related: others,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.head ?? [];

/** The story, whole and readable without scripts; what a member can do with it comes when the page is alive (INS-1). */
export default function StoryPage() {
  const { story, drawn, chapters, related } = useLoaderData<typeof loader>();
  const likely = useSyncExternalStore(neverChanges, sessionHint.isSet, () => false);
  useReading(story.id, !likely);
  const visitor = <VisitorMarks story={story} />;
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <article className={classes.article}>
        <StoryHead story={story} />
        <TableOfContents chapters={chapters} />
        <ReadStory key={story.id} story={story} sent={drawn} />
        {likely ? <MemberMarks story={story} visitor={visitor} meanwhile={visitor} /> : visitor}
      </article>
      <Related stories={related} />
    </main>
  );
}

/** A page that did not load can be asked for again; what is missing is for the frame to say. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const away = isRouteErrorResponse(error) && error.status === 503;
  if (!away) throw error;
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <ErrorState onRetry={() => void revalidate()} retrying={state === 'loading'} />
    </main>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
