import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Activity } from '#areas/huddle/rules/activity.ts';
import { NamedIcon } from '#ui/NamedIcon.tsx';
import classes from './Activities.module.css';
import { Section } from './Section.tsx';

const activities: ReadonlyArray<readonly [Activity, MessageDescriptor, MessageDescriptor, sign: string]> = [
  ['HIKING', msg`Hiking`, msg`From an hour to a week`, 'trekking'],
  ['WALKING', msg`Walking`, msg`Slow, with a lot to say`, 'walk'],
  ['CLIMBING', msg`Climbing`, msg`A rope and a good partner`, 'mountain'],
  ['CYCLING', msg`Cycling`, msg`Gravel, road and cake`, 'bike'],
  ['CAMPING', msg`Camping`, msg`One night or the whole summer`, 'campfire'],
  ['PADDLING', msg`Paddling`, msg`Lakes, rivers, cold ones too`, 'kayak'],
];

export default function Activities() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Explore Top Activities</Trans>} more="/huddle/huddles">
      <ul className={classes.grid}>
        {activities.map(([activity, name, words, sign]) => (
          <li key={activity}>
            <Link to={`/huddle/huddles?activity=${activity}`} rel="nofollow">
              <span>
                <NamedIcon name={sign} size={30} />
              </span>
              <strong>{t(name)}</strong> <small>{t(words)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
