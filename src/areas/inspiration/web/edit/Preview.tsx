import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { Scene } from '#ui/Scene.tsx';
import { healthNoteOf } from '../../rules/badges.ts';
import type { StoryDocument } from '../../rules/document.ts';
import { chaptersOf, minutesToRead, referencesOf } from '../../rules/read-document.ts';
import type { DraftForm } from '../mutations.ts';
import { badgeQuery } from '../queries.ts';
import { drawStory } from '../story/draw-story.ts';
import reader from '../story/reader.module.css';
import { StoryBody } from '../story/StoryBody.tsx';
import { StoryHead } from '../story/StoryHead.tsx';
import { storyWords } from '../story/story-words.ts';
import { TableOfContents } from '../story/TableOfContents.tsx';
import { DraftPicture } from './DraftPicture.tsx';
import classes from './edit.module.css';
import { useNames } from './names.tsx';
import { useDraftPictures } from './use-draft-pictures.ts';

/** The story as its readers will see it, drawn by the same hand. */
export function Preview({ form, publishedAt }: { form: DraftForm; publishedAt: string | null }) {
  const { inspirationId } = useNames();
  const { data: me } = useQuery(myAccount);
  const { data } = useQuery(badgeQuery);
  if (!me) return null;
  const badge = data?.badge ?? null;
  const { id, username, displayName, profilePicUrl } = me;
  const head = {
    title: form.title,
    summary: form.summary,
    topics: form.topics,
    coverUrl: '',
    minutes: minutesToRead(form.document),
    healthNote: healthNoteOf(form.health, badge),
    author: { id, username, displayName: displayName ?? username ?? '', profilePicUrl, badge },
    publishedAt: publishedAt ?? new Date().toISOString(),
  };
  const cover = form.coverPictureId ? (
    <DraftPicture inspirationId={inspirationId} pictureId={form.coverPictureId} alt="" />
  ) : (
    <Scene id={inspirationId} hour={9} />
  );
  return (
    <article className={reader.article}>
      <StoryHead story={head} cover={cover} />
      <TableOfContents chapters={chaptersOf(form.document)} />
      <Body document={form.document} />
    </article>
  );
}

function Body({ document }: { document: StoryDocument }) {
  const { i18n } = useLingui();
  const { inspirationId, named } = useNames();
  const { pictures, failed, retry } = useDraftPictures(inspirationId, referencesOf(document).pictures);
  const drawn = drawStory(document, { named: { ...named, pictures }, words: storyWords(i18n) });
  return (
    <>
      {failed && (
        <button type="button" className={classes.missing} onClick={retry}>
          <Trans>The picture could not be loaded. Try again</Trans>
        </button>
      )}
      <StoryBody drawn={drawn} />
    </>
  );
}
