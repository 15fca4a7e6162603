import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBike, IconCampfire, IconKayak, IconMountain, IconTrekking, IconWalk } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { Activity } from '#areas/huddle/rules/activity.ts';
import classes from './Activities.module.css';
import { Section } from './Section.tsx';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const activities: ReadonlyArray<readonly [Activity, MessageDescriptor, MessageDescriptor, Icon]> = [
  ['HIKING', msg`Hiking`, msg`From an hour to a week`, IconTrekking],
  ['WALKING', msg`Walking`, msg`Slow, with a lot to say`, IconWalk],
  ['CLIMBING', msg`Climbing`, msg`A rope and a good partner`, IconMountain],
  ['CYCLING', msg`Cycling`, msg`Gravel, road and cake`, IconBike],
  ['CAMPING', msg`Camping`, msg`One night or the whole summer`, IconCampfire],
  ['PADDLING', msg`Paddling`, msg`Lakes, rivers, cold ones too`, IconKayak],
];

export function Activities() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Explore Top Activities</Trans>} more="/huddle/huddles">
      <ul className={classes.grid}>
        {activities.map(([activity, name, words, Icon]) => (
          <li key={activity}>
            <Link to={`/huddle/huddles?activity=${activity}`} rel="nofollow">
              <Icon size={28} stroke={1.6} aria-hidden />
              <strong>{t(name)}</strong>
              <small>{t(words)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
