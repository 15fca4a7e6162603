import type { LinkCardView } from '../../contract/views.ts';
import classes from './LinkCard.module.css';

/** What the page of a link says of itself, as plain text. */
export function LinkCard({ link }: { link: LinkCardView }) {
  return (
    <a className={classes.link} href={link.url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <small>{link.site}</small>
      <strong dir="auto">{link.title}</strong>
      {link.description && <span dir="auto">{link.description}</span>}
    </a>
  );
}
