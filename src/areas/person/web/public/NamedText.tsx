import { Link } from 'react-router';
import { type Named, partsOf } from '../../rules/mentions.ts';
import classes from './NamedText.module.css';

interface NamedTextProps {
  text: string;
  /** Whom the text names; everybody else it names with an @ stays plain words. */
  people: readonly Named[];
}

/** A text in which the people it names stand by their names and lead to them. */
export function NamedText({ text, people }: NamedTextProps) {
  return partsOf(text, people).map(({ text: words, person }, at) =>
    person ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <Link key={at} to={`/${person.username}`} className={classes.named} title={`@${person.username}`}>
        <bdi>{words}</bdi>
      </Link>
    ) : (
      words
    ),
  );
}
