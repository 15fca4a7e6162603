import { useQuery } from '@tanstack/react-query';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import type { PictureView } from '../../contract/views.ts';
import { pictureQuery } from '../queries.ts';

interface PictureProps {
  postId: string;
  picture: PictureView;
  width: number;
  className?: string | undefined;
}

/** Public ones come by their address; the others are behind a token, so their bytes are fetched. */
export function Picture({ postId, picture, width, className }: PictureProps) {
  const isOpen = picture.url.startsWith('/api/public/');
  const { data } = useQuery({ ...pictureQuery(postId, picture.id, width), enabled: !isOpen });
  const fetched = useBlobAddress(data);
  const src = isOpen ? `${picture.url}?w=${width}` : fetched;
  const size = { width: picture.width, height: picture.height };
  return src ? <img src={src} alt={picture.alt} {...size} loading="lazy" className={className} /> : null;
}
