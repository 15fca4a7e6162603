import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { Arrows } from './Arrows.tsx';
import { Section } from './Section.tsx';
import classes from './Stories.module.css';

const places = [1, 2, 3, 4, 5] as const;

const stories: ReadonlyArray<readonly [words: MessageDescriptor, who: string, stars: number]> = [
  [msg`I came alone and knew eleven names on the way down.`, 'Meret', 5],
  [msg`The list said one place left, and it was true.`, 'Kofi', 5],
  [msg`My mother walks with them now. I am only told afterwards.`, 'Elif', 4],
  [msg`Nobody had to ask who drives. It was all there.`, 'Sanne', 5],
];

/** What people tell, one after the other; the arrows end where the stories end (SITE-9). */
export function Stories() {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [words, who, stars] = stories[at] ?? (stories[0] as (typeof stories)[number]);
  return (
    <Section
      title={<Trans>Stories from our explorers</Trans>}
      lead={<Trans>Made up, to show what this is for: the words of nobody who exists.</Trans>}
    >
      <figure className={classes.story}>
        <span className={classes.mark} aria-hidden="true">
          “
        </span>
        <p className={classes.stars} role="img" aria-label={t`${stars} out of 5`}>
          {places.map((place) =>
            place <= stars ? (
              <IconStarFilled key={place} aria-hidden size={20} />
            ) : (
              <IconStar key={place} aria-hidden size={20} />
            ),
          )}
        </p>
        <blockquote aria-live="polite">{t(words)}</blockquote>
        <Arrows
          className={classes.arrows}
          ends={[at === 0, at === stories.length - 1]}
          onMove={(way) => setAt(at + way)}
        />
        <figcaption>
          <Avatar face={{ id: who, name: who }} size={40} named />
          {who}
        </figcaption>
      </figure>
    </Section>
  );
}
