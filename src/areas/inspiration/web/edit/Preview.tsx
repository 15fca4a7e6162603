import { useQuery } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/parts/my-account.ts';
import { Landscape } from '#ui/Landscape.tsx';
import { healthNoteOf } from '../../rules/badges.ts';
import { minutesToRead } from '../../rules/read-document.ts';
import reader from '../components/reader.module.css';
import { StoryHead } from '../components/StoryHead.tsx';
import { TableOfContents } from '../components/TableOfContents.tsx';
import type { DraftForm } from '../mutations.ts';
import { badgeQuery } from '../queries.ts';
import { Figure } from '../story/Figure.tsx';
import { StoryDocument } from '../story/StoryDocument.tsx';
import { DraftPicture } from './DraftPicture.tsx';
import { useNames } from './names.tsx';

/** The story as its readers will see it, drawn by the same hand. */
export function Preview({ form, publishedAt }: { form: DraftForm; publishedAt: string | null }) {
  const { inspirationId, named } = useNames();
  const { data: me } = useQuery(myAccount);
  const { data } = useQuery(badgeQuery);
  if (!me) return null;
  const badge = data?.badge ?? null;
  const { id, username, displayName, profilePicUrl } = me;
  const head = {
    ...{ title: form.title, summary: form.summary, topics: form.topics, coverUrl: '' },
    ...{ minutes: minutesToRead(form.document), healthNote: healthNoteOf(form.health, badge) },
    author: { id, username, displayName: displayName ?? username ?? '', profilePicUrl, badge },
    publishedAt: publishedAt ?? new Date().toISOString(),
  };
  const cover = form.coverPictureId ? (
    <DraftPicture inspirationId={inspirationId} pictureId={form.coverPictureId} alt="" />
  ) : (
    <Landscape id={inspirationId} hour={9} />
  );
  return (
    <article className={reader.article}>
      <StoryHead story={head} cover={cover} />
      <TableOfContents document={form.document} />
      <StoryDocument
        document={form.document}
        named={named}
        drawPicture={(picture) => (
          <Figure caption={picture.caption}>
            <DraftPicture inspirationId={inspirationId} pictureId={picture.id} alt={picture.alt} />
          </Figure>
        )}
      />
    </article>
  );
}
