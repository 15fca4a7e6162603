import { useEffect, useState } from 'react';
import { drafts } from '#platform/web/drafts.ts';
import type { Draft } from '../../rules/marks.ts';
import { toDraft } from '../../rules/marks.ts';
import type { Visibility } from '../../rules/visibility.ts';
import type { Composing } from '../public/open-composer.ts';

export interface AddedPicture {
  /** Our own name of it until the server has given it one. */
  readonly mediaId: string;
  readonly alt: string;
  /** It could not be sent yet: its bytes wait for a network, and are lost with the page as long as nothing is posted. */
  readonly file?: Blob;
  /** A small copy as a data address, to be seen again after a reload. */
  readonly preview: string;
}

/** All that somebody has put into the post dialog. */
export interface Written extends Draft {
  readonly visibility: Visibility;
  readonly pictures: readonly AddedPicture[];
}

const EMPTY: Written = { text: '', marks: [], visibility: 'PUBLIC', pictures: [] };

/** What is written is kept in this browser until it is posted, one draft for each thing written about. */
export function useWritten(composing: Composing, ownerId: string) {
  const name = composing.kind === 'NEW' ? 'post' : `post_${composing.kind}_${composing.post.id}`;
  const isShared = composing.kind === 'NEW' && composing.shared !== undefined;
  const [written, setWritten] = useState<Written>(
    () => (isShared ? undefined : withoutLost(drafts.read<Written>(name, ownerId))) ?? beginningOf(composing),
  );
  const [posted, setPosted] = useState(false);
  const isEmpty = written.text.trim() === '' && written.pictures.length === 0;
  useEffect(() => {
    if (posted || isEmpty) drafts.forget(name);
    else drafts.save(name, ownerId, written);
  }, [name, ownerId, written, posted, isEmpty]);
  return {
    written,
    isEmpty,
    change: (change: Partial<Written> | ((before: Written) => Partial<Written>)) =>
      setWritten((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    /** Nothing of it is kept any more. */
    forget: () => setPosted(true),
  };
}

/** A note of the browser holds no bytes: a picture that waited for a network with the page is gone with it. */
function withoutLost(kept: Written | undefined): Written | undefined {
  return kept && { ...kept, pictures: kept.pictures.filter(({ file }) => file === undefined) };
}

function beginningOf(composing: Composing): Written {
  if (composing.kind === 'NEW' && composing.shared) return { ...EMPTY, text: composing.shared.words };
  if (composing.kind !== 'EDIT') return EMPTY;
  const { content, parameters, visibility } = composing.post;
  return { ...EMPTY, ...toDraft(content, parameters), visibility };
}
