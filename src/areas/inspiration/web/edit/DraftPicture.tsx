import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { draftPictureQuery } from '../queries.ts';
import classes from './edit.module.css';

interface DraftPictureProps {
  inspirationId: string;
  pictureId: string;
  alt: string;
}

/** A picture that nobody but its author may ask for yet. */
export function DraftPicture({ inspirationId, pictureId, alt }: DraftPictureProps) {
  const { data, isLoadingError, refetch } = useQuery(draftPictureQuery(inspirationId, pictureId));
  const src = useBlobAddress(data);
  if (isLoadingError) {
    return (
      <button type="button" className={classes.missing} onClick={() => void refetch()}>
        <Trans>The picture could not be loaded. Try again</Trans>
      </button>
    );
  }
  return src ? <img src={src} alt={alt} className={classes.picture} /> : <div className={classes.missing} />;
}
