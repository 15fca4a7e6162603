import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import classes from './carry.module.css';
import { readCodes } from './read-picture.ts';

const LOOKS_EVERY_MS = 250;

/** What the back camera sees; every code in it is read again and again until this closes. */
export function Camera({ onRead }: { onRead: (texts: readonly string[]) => void }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const hear = useRef(onRead);
  const [fault, setFault] = useState(false);
  useEffect(() => {
    hear.current = onRead;
  });
  useEffect(() => {
    const screen = video.current;
    if (!screen) return;
    return watch(
      screen,
      (texts) => hear.current(texts),
      () => setFault(true),
    );
  }, []);
  return fault ? (
    <p role="alert" className={classes.words}>
      <Trans>The camera cannot be used. Take a photo of the code, or paste its text.</Trans>
    </p>
  ) : (
    <video ref={video} className={classes.camera} muted playsInline aria-label={t`What the camera sees`} />
  );
}

/** Opens the camera; answers how to close it. */
function watch(
  screen: HTMLVideoElement,
  onRead: (texts: readonly string[]) => void,
  onFault: () => void,
): () => void {
  let isOpen = true;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const texts = await readCodes(screen).catch(() => []);
    if (!isOpen) return;
    if (texts.length > 0) onRead(texts);
    timer = setTimeout(() => void look(), LOOKS_EVERY_MS);
  };
  const open = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (!isOpen) return close(stream);
    screen.srcObject = stream;
    await screen.play();
    void look();
  };
  open().catch(() => isOpen && onFault());
  return () => {
    isOpen = false;
    clearTimeout(timer);
    close(stream);
  };
}

function close(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
