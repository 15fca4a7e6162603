import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { Action } from '#ui/Action.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { useFocusBack } from '#ui/use-focus-back.ts';
import type { PictureView } from '../../contract/views.ts';
import classes from '../view/Post.module.css';
import { Picture } from './Picture.tsx';

interface LightboxProps {
  postId: string;
  pictures: readonly PictureView[];
  at: number;
  onGo: (at: number | undefined) => void;
}

/** One picture as large as the window; arrows go on, Esc closes. */
export default function Lightbox({ postId, pictures, at, onGo }: LightboxProps) {
  const { t } = useLingui();
  const picture = pictures[at];
  const go = (step: number) => onGo((at + step + pictures.length) % pictures.length);
  const move = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  useFocusBack(picture !== undefined);
  useBackCloses(picture !== undefined, () => onGo(undefined));
  if (!picture) return null;
  return (
    <Modal
      opened
      onClose={() => onGo(undefined)}
      fullScreen
      title={
        <Trans>
          Picture {at + 1} of {pictures.length}
        </Trans>
      }
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      transitionProps={{ duration: 0 }}
      onKeyDown={move}
    >
      <div className={classes.lightbox}>
        <Picture key={picture.id} postId={postId} picture={picture} width={1_920} className={classes.large} />
        <p dir="auto">{picture.alt}</p>
        {pictures.length > 1 && (
          <p className={classes.turn}>
            <Action look="outline" size="small" onClick={() => go(-1)}>
              <Trans>Previous</Trans>
            </Action>
            <Action look="outline" size="small" onClick={() => go(1)}>
              <Trans>Next</Trans>
            </Action>
          </p>
        )}
      </div>
    </Modal>
  );
}
