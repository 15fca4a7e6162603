import { useLingui } from '@lingui/react/macro';
import { Avatar, type Face } from './Avatar.tsx';
import classes from './FaceRow.module.css';

interface FaceRowProps {
  faces: readonly Face[];
  /** How many there are in all, when `faces` holds only the first. */
  total?: number;
  limit?: number;
  size?: number;
}

/** Faces side by side, and '+n' for those who do not fit. */
export function FaceRow({ faces, total = faces.length, limit = 5, size = 36 }: FaceRowProps) {
  const { t } = useLingui();
  const shown = faces.slice(0, limit);
  const more = total - shown.length;
  return (
    <ul className={classes.row}>
      {shown.map((face) => (
        <li key={face.id} title={face.name}>
          <Avatar face={face} size={size} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <span
            className={classes.more}
            style={{ height: size, minWidth: size }}
            role="img"
            aria-label={t`and ${more} more`}
          >
            +{more}
          </span>
        </li>
      )}
    </ul>
  );
}
