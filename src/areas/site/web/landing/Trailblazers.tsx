import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#ui/Avatar.tsx';
import { Section } from './Section.tsx';
import { SlidePicture } from './Slides.tsx';
import classes from './Trailblazers.module.css';

/** Sample people: nobody real is shown who has not said so. */
const people: ReadonlyArray<readonly [name: string, words: MessageDescriptor, hour: number]> = [
  ['Lhamo Tsering', msg`Takes beginners above the tree line, and waits for the last one.`, 7],
  ['Jonas Weber', msg`Plans by train timetable. Has never needed a car.`, 13],
  ['Amina Diallo', msg`Sunrise every Sunday, soup for everybody after it.`, 5.6],
  ['Rafael Souza', msg`Carries the rope, the first-aid kit and a ukulele.`, 18.6],
];

export function Trailblazers() {
  const { t } = useLingui();
  return (
    <Section
      title={<Trans>Meet the Trailblazers</Trans>}
      lead={<Trans>The kind of people who make an outing happen. Maybe you are one of them.</Trans>}
      more="/features#step-3"
    >
      <ul className={classes.people}>
        {people.map(([name, words, hour]) => (
          <li key={name}>
            <SlidePicture id={`ridge-${name}`} hour={hour} />
            <div className={classes.words}>
              <Avatar face={{ id: name, name }} size={72} named />
              <strong>{name}</strong>
              <p>{t(words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
