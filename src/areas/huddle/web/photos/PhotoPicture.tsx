import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import type { PhotoView } from '../../contract/photos.ts';
import { photoQuery } from '../queries.ts';
import classes from './Photos.module.css';

interface PhotoPictureProps {
  huddleId: string;
  photo: PhotoView;
  onOpen: () => void;
}

const THUMBNAIL = 320;

/** A small picture that opens large; it is behind a token, so its bytes are fetched. */
export function PhotoPicture({ huddleId, photo, onOpen }: PhotoPictureProps) {
  const { t } = useLingui();
  const { data } = useQuery(photoQuery(huddleId, photo.id, THUMBNAIL));
  const address = useBlobAddress(data);
  const who = photo.owner.displayName;
  const name = photo.alt || t`Picture by ${who}`;
  return (
    <button type="button" className={classes.open} onClick={onOpen} aria-label={name}>
      {address && <img src={address} alt="" />}
    </button>
  );
}
