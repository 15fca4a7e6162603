import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBell,
  IconCloudOff,
  IconMapPin,
  IconRoute,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import classes from './Reasons.module.css';
import { Section } from './Section.tsx';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const reasons: ReadonlyArray<readonly [Icon, MessageDescriptor, MessageDescriptor]> = [
  [
    IconUsersGroup,
    msg`Know who is coming`,
    msg`Answer with one tap, bring guests, and see faces instead of a number. Places are never given twice.`,
  ],
  [
    IconRoute,
    msg`Decide in ten seconds`,
    msg`When, where, how far, how hard, what to bring: everything stands on one page.`,
  ],
  [
    IconMapPin,
    msg`Your place stays yours`,
    msg`Exact meeting points go to the people who come, nobody else. No trackers, no advertising.`,
  ],
  [
    IconBell,
    msg`Told when it matters`,
    msg`A moved start, a place that came free, a reminder the day before. Nothing else buzzes.`,
  ],
  [
    IconUsers,
    msg`A home for your club`,
    msg`Members, requests, huddles and the talk in between, in one place that belongs to you.`,
  ],
  [
    IconCloudOff,
    msg`Works without signal`,
    msg`What you have opened opens again behind the last bus stop, where no mast reaches.`,
  ],
];

export function Reasons() {
  const { t } = useLingui();
  const root = useRouteLoaderData('root') as { productName?: string } | undefined;
  const productName = root?.productName ?? '';
  return (
    <Section title={<Trans>Why Join {productName}</Trans>} more="/features">
      <div className={classes.reasons}>
        {reasons.map(([Icon, title, words]) => (
          <article key={title.id}>
            <Icon aria-hidden size={28} stroke={1.6} />
            <h3>{t(title)}</h3>
            <p>{t(words)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
