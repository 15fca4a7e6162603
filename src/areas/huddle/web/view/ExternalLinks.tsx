import { Trans } from '@lingui/react/macro';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { HuddleView } from '../../contract/views.ts';
import classes from './cards.module.css';

/** The links of a huddle that are not empty. */
export function ExternalLinks({ huddle }: { huddle: HuddleView }) {
  const links: Array<[string, ReactNode]> = [
    [huddle.externalTrailUrl, <Trans key="t">Trail</Trans>],
    [huddle.externalEventUrl, <Trans key="e">Event</Trans>],
    [huddle.externalPhotoAlbumUrl, <Trans key="p">Photo album</Trans>],
    [huddle.externalCommChannelUrl, <Trans key="c">Communication channel</Trans>],
  ];
  const shown = links.filter(([address]) => address !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.links}>
      {shown.map(([address, word]) => (
        <li key={address}>
          <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
            <IconExternalLink aria-hidden size={18} stroke={1.7} />
            {word}
          </a>
        </li>
      ))}
    </ul>
  );
}
