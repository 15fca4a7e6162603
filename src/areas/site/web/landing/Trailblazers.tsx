import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '#ui/Avatar.tsx';
import { Section } from './Section.tsx';
import classes from './Trailblazers.module.css';

/** Sample people: nobody real is shown who has not said so. */
const people: ReadonlyArray<readonly [name: string, words: MessageDescriptor]> = [
  ['Lhamo Tsering', msg`Takes beginners above the tree line, and waits for the last one.`],
  ['Jonas Weber', msg`Plans by train timetable. Has never needed a car.`],
  ['Amina Diallo', msg`Sunrise every Sunday, soup for everybody after it.`],
  ['Rafael Souza', msg`Carries the rope, the first-aid kit and a ukulele.`],
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
        {people.map(([name, words]) => (
          <li key={name}>
            <Avatar face={{ id: name, name }} size={72} named />
            <strong>{name}</strong>
            <p>{t(words)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
