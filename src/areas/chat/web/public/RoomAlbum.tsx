import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { useClock } from '#platform/web/clock.tsx';
import { LargePicture, Lightbox } from '#ui/Lightbox.tsx';
import { Paged } from '#ui/Paged.tsx';
import { OpenPicture, PictureGrid } from '#ui/PictureGrid.tsx';
import type { AlbumPicture } from '../../contract/views.ts';
import { albumQuery, messagePictureQuery } from '../queries.ts';
import classes from './RoomAlbum.module.css';

interface RoomAlbumProps {
  roomId: string;
  /** Stands above the pictures, where there are some. */
  heading?: ReactNode;
  /** Said where there are none. */
  none?: ReactNode;
}

/** The pictures that were sent in a conversation, newest first (HUD-37). */
export default function RoomAlbum({ roomId, heading, none = null }: RoomAlbumProps) {
  const query = useInfiniteQuery(albumQuery(roomId));
  const clock = useClock();
  const [openId, setOpenId] = useState<string>();
  return (
    <Paged query={query} skeleton={null} empty={none} compact>
      {(pictures) => (
        <section className={classes.album}>
          {heading && <h3>{heading}</h3>}
          <PictureGrid>
            {pictures.map((picture) => (
              <Small
                key={picture.id}
                roomId={roomId}
                picture={picture}
                onOpen={() => setOpenId(picture.id)}
              />
            ))}
          </PictureGrid>
          <Lightbox
            pictures={pictures}
            openId={openId}
            onOpen={setOpenId}
            titleOf={({ author }) => <Trans>Picture by {author.displayName}</Trans>}
            largeOf={(picture) => <Large key={picture.id} roomId={roomId} picture={picture} />}
            wordsOf={({ alt, createdAt }) => (
              <p dir="auto">
                {alt} {formatDay(new Date(createdAt), new Date(), clock)}
              </p>
            )}
          />
        </section>
      )}
    </Paged>
  );
}

interface PictureProps {
  roomId: string;
  picture: AlbumPicture;
}

const [THUMBNAIL, LARGE] = [320, 1_920];

function usePicture({ roomId, picture }: PictureProps, width: number) {
  const { t } = useLingui();
  const { data } = useQuery(messagePictureQuery(roomId, picture.messageId, picture.id, width));
  const who = picture.author.displayName;
  return { address: useBlobAddress(data), name: picture.alt || t`Picture by ${who}` };
}

function Small({ onOpen, ...of }: PictureProps & { onOpen: () => void }) {
  const { address, name } = usePicture(of, THUMBNAIL);
  return <OpenPicture name={name} address={address} onOpen={onOpen} />;
}

function Large(of: PictureProps) {
  const { address, name } = usePicture(of, LARGE);
  return <LargePicture address={address} alt={name} width={of.picture.width} height={of.picture.height} />;
}
