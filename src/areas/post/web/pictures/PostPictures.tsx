import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import type { SaidView } from '../../contract/views.ts';
import { Picture } from './Picture.tsx';
import classes from './PostPictures.module.css';

const Lightbox = latePart(() => import('./Lightbox.tsx'));

/** One to four pictures; each opens large. Their room is kept, so nothing jumps when they come. */
export function PostPictures({ post }: { post: Pick<SaidView, 'id' | 'pictures'> }) {
  const { t } = useLingui();
  const [openAt, setOpenAt] = useState<number>();
  const { pictures } = post;
  if (pictures.length === 0) return null;
  const [first] = pictures;
  const alone = pictures.length === 1 && first;
  const shape = alone ? { aspectRatio: String(Math.max(0.8, Math.min(2, alone.width / alone.height))) } : {};
  return (
    <>
      <ul className={classes.pictures} data-count={pictures.length} style={shape}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <button
              type="button"
              className={classes.picture}
              aria-label={picture.alt || t`Open picture ${at + 1}`}
              onClick={() => setOpenAt(at)}
            >
              <Picture postId={post.id} picture={picture} width={alone ? 1_280 : 640} />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== undefined && <Lightbox postId={post.id} pictures={pictures} at={openAt} onGo={setOpenAt} />}
    </>
  );
}
