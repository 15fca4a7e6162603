import { avatarTint, initialsOf } from '#platform/shared/avatar.ts';
import classes from './Avatar.module.css';

export interface Face {
  readonly id: string;
  readonly name: string;
  readonly pictureUrl?: string | null;
}

interface AvatarProps {
  face: Face;
  /** Width in pixels. */
  size?: number;
  /** Where the name stands beside the picture, a screen reader must not hear it twice. */
  named?: boolean;
}

/** Somebody's picture, or their initials on the tint of their id. */
export function Avatar({ face, size = 40, named = false }: AvatarProps) {
  const box = { width: size, height: size, fontSize: size * 0.38 };
  if (face.pictureUrl) {
    const alt = named ? '' : face.name;
    return (
      <img
        className={classes.avatar}
        style={box}
        src={face.pictureUrl}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
      />
    );
  }
  const [background, color] = avatarTint(face.id);
  const label = named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': face.name };
  return (
    <span className={classes.avatar} style={{ ...box, background, color }} {...label}>
      {initialsOf(face.name)}{' '}
    </span>
  );
}
