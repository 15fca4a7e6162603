import type { ReactNode } from 'react';
import classes from './PictureGrid.module.css';

/** Small pictures side by side, each an `OpenPicture`. */
export function PictureGrid({ children }: { children: ReactNode }) {
  return <ul className={classes.grid}>{children}</ul>;
}

interface OpenPictureProps {
  name: string;
  /** Undefined while it comes. */
  address: string | undefined;
  onOpen: () => void;
}

/** A small picture that opens large. */
export function OpenPicture({ name, address, onOpen }: OpenPictureProps) {
  return (
    <li>
      <button type="button" className={classes.open} onClick={onOpen} aria-label={name}>
        {address && <img src={address} alt="" />}
      </button>
    </li>
  );
}
