import type { NamedView } from '../../contract-values.ts';
import type { Picture } from '../../rules/document.ts';
import { Figure } from './Figure.tsx';

const widths = [480, 800, 1_280, 1_920];

/** A picture of a published story; its room is kept before it is there. */
export function StoryPicture({ picture, named }: { picture: Picture['attrs']; named: NamedView }) {
  const found = named.pictures.find(({ id }) => id === picture.id);
  if (!found) return null;
  const { url, width, height } = found;
  return (
    <Figure caption={picture.caption}>
      <img
        src={`${url}?w=1280`}
        srcSet={widths.map((each) => `${url}?w=${each} ${each}w`).join(', ')}
        sizes="(max-width: 760px) 100vw, 720px"
        alt={picture.alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </Figure>
  );
}
