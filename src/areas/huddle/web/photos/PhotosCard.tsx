import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal } from '#platform/shared/decision.ts';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { decidePhoto, maySeePhotos } from '../../rules/photos.ts';
import { myFactsOfView } from '../facts-of-view.ts';
import { photosQuery } from '../queries.ts';
import { AddPhotos } from './AddPhotos.tsx';
import { Lightbox } from './Lightbox.tsx';
import { PhotoPicture } from './PhotoPicture.tsx';
import classes from './Photos.module.css';

/** Pictures of the outing, for those who take part (HUD-6). */
export function PhotosCard({ huddle }: { huddle: HuddleView }) {
  if (!maySeePhotos(huddle.sight)) return null;
  const mayAdd = !isRefusal(decidePhoto(myFactsOfView(huddle), 0));
  return (
    <Card className={classes.card} aria-labelledby="photos">
      <h2 id="photos">
        <Trans>Photos</Trans>
      </h2>
      <Album huddle={huddle} />
      {mayAdd && <AddPhotos huddleId={huddle.id} />}
    </Card>
  );
}

function Album({ huddle }: { huddle: HuddleView }) {
  const query = useInfiniteQuery(photosQuery(huddle.id));
  const [openId, setOpenId] = useState<string>();
  const none = (
    <p className={classes.quiet}>
      <Trans>No pictures yet. Only people who take part see them.</Trans>
    </p>
  );
  return (
    <Paged query={query} skeleton={<div className={classes.waiting} aria-busy="true" />} empty={none}>
      {(photos) => (
        <>
          <ul className={classes.grid}>
            {photos.map((photo) => (
              <li key={photo.id}>
                <PhotoPicture huddleId={huddle.id} photo={photo} onOpen={() => setOpenId(photo.id)} />
              </li>
            ))}
          </ul>
          <Lightbox huddle={huddle} photos={photos} openId={openId} onOpen={setOpenId} />
        </>
      )}
    </Paged>
  );
}
