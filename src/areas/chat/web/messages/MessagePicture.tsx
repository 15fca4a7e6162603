import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import type { MessageView } from '../../contract/views.ts';
import classes from '../chat.module.css';
import { messagePictureQuery } from '../queries.ts';

const WIDTH = 640;

interface MessagePictureProps {
  roomId: string;
  messageId: string;
  picture: MessageView['pictures'][number];
}

/** A picture of a message; its room is there before it comes, so nothing jumps. */
export function MessagePicture({ roomId, messageId, picture }: MessagePictureProps) {
  const { t } = useLingui();
  const { data } = useQuery(messagePictureQuery(roomId, messageId, picture.id, WIDTH));
  const address = useBlobAddress(data);
  const shape = { aspectRatio: `${picture.width} / ${picture.height}` };
  if (!address) return <span className={classes.picture} style={shape} aria-busy />;
  return (
    <a href={address} target="_blank" rel="noopener">
      <img className={classes.picture} style={shape} src={address} alt={picture.alt || t`Picture`} />
    </a>
  );
}
