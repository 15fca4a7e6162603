import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Action } from './Action.tsx';
import classes from './Lightbox.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusBack } from './use-focus-back.ts';

interface LightboxProps<Picture> {
  pictures: readonly Picture[];
  openId: string | undefined;
  onOpen: (id: string | undefined) => void;
  titleOf: (picture: Picture) => ReactNode;
  largeOf: (picture: Picture) => ReactNode;
  /** What is said under it. */
  wordsOf: (picture: Picture) => ReactNode;
  /** What can be done with it. */
  deedsOf?: (picture: Picture) => ReactNode;
}

/** One picture as large as the window; arrows go on, Esc closes. */
export function Lightbox<Picture extends { readonly id: string }>(props: LightboxProps<Picture>) {
  const { t } = useLingui();
  const { pictures, openId, onOpen } = props;
  const at = pictures.findIndex(({ id }) => id === openId);
  const picture = pictures[at];
  const go = (step: number) => onOpen(pictures[(at + step + pictures.length) % pictures.length]?.id);
  const move = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') go(1);
    if (event.key === 'ArrowLeft') go(-1);
  };
  useFocusBack(picture !== undefined);
  useBackCloses(picture !== undefined, () => onOpen(undefined));
  if (!picture) return null;
  return (
    <Modal
      opened
      onClose={() => onOpen(undefined)}
      fullScreen
      title={props.titleOf(picture)}
      closeButtonProps={{ 'aria-label': t`Close`, size: 44 }}
      transitionProps={{ duration: 0 }}
      onKeyDown={move}
    >
      <div className={classes.lightbox}>
        {props.largeOf(picture)}
        <div className={classes.words}>
          {props.wordsOf(picture)}
          <span className={classes.deeds}>
            {pictures.length > 1 && (
              <>
                <Action look="outline" size="small" onClick={() => go(-1)}>
                  <Trans>Previous</Trans>
                </Action>
                <Action look="outline" size="small" onClick={() => go(1)}>
                  <Trans>Next</Trans>
                </Action>
              </>
            )}
            {props.deedsOf?.(picture)}
          </span>
        </div>
      </div>
    </Modal>
  );
}

interface LargePictureProps {
  /** Undefined while it comes. */
  address: string | undefined;
  alt: string;
  width: number;
  height: number;
}

/** The picture itself; its room is there before it comes, and stays where it does not. */
export function LargePicture({ address, alt, width, height }: LargePictureProps) {
  const [failed, setFailed] = useState(false);
  const shape = { aspectRatio: `${width} / ${height}` };
  if (!address || failed) return <div className={classes.large} style={shape} aria-busy={!failed} />;
  return (
    <img className={classes.large} style={shape} src={address} alt={alt} onError={() => setFailed(true)} />
  );
}
