import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TrailblazersOf } from '#areas/person/web/public/trailblazers.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Examples } from './Examples.tsx';
import { Section } from './Section.tsx';
import { SlidePicture } from './Slides.tsx';
import classes from './Trailblazers.module.css';

/** Sample people, as long as nobody real has said that visitors may see them. */
const samples: ReadonlyArray<readonly [name: string, words: MessageDescriptor, hour: number]> = [
  ['Lhamo Tsering', msg`Takes beginners above the tree line, and waits for the last one.`, 7],
  ['Jonas Weber', msg`Plans by train timetable. Has never needed a car.`, 13],
  ['Amina Diallo', msg`Sunrise every Sunday, soup for everybody after it.`, 5.6],
  ['Rafael Souza', msg`Carries the rope, the first-aid kit and a ukulele.`, 18.6],
];

const hours = samples.map(([, , hour]) => hour);

export function Trailblazers({ people, onSoon }: TrailblazersOf & { onSoon: () => void }) {
  const { t } = useLingui();
  const shown =
    people.length > 0 ? people : samples.map(([name, words]) => ({ id: name, name, words: t(words) }));
  return (
    <Section
      title={<Trans>Meet the Trailblazers</Trans>}
      lead={<Trans>The kind of people who make an outing happen. Maybe you are one of them.</Trans>}
      more={onSoon}
    >
      {people.length === 0 && <Examples to="/setting" />}
      <ul className={classes.people}>
        {shown.map(({ words, ...face }, at) => (
          <li key={face.id}>
            <SlidePicture id={`ridge-${face.name}`} hour={hours[at % hours.length] ?? 0} />
            <div className={classes.words}>
              <Avatar face={face} size={72} named />
              <strong>{face.name}</strong>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
