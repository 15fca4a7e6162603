import { Trans } from '@lingui/react/macro';
import { IconList } from '@tabler/icons-react';
import type { Chapter } from '../../rules/read-document.ts';
import classes from './reader.module.css';

const WORTH = 2;

/** The chapters of a story and the way to each; a story of one needs none. */
export function TableOfContents({ chapters: all }: { chapters: readonly Chapter[] }) {
  const chapters = all.filter(({ title }) => title !== '');
  if (chapters.length < WORTH) return null;
  return (
    <details className={classes.contents} open>
      <summary>
        <IconList aria-hidden size={20} />
        <Trans>In this story</Trans>
      </summary>
      <ol>
        {chapters.map(({ id, level, title }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
