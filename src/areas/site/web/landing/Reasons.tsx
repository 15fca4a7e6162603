import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { NamedIcon } from '#ui/NamedIcon.tsx';
import classes from './Reasons.module.css';
import { Section } from './Section.tsx';

const reasons: ReadonlyArray<readonly [sign: string, MessageDescriptor, MessageDescriptor]> = [
  [
    'users-group',
    msg`Know who is coming`,
    msg`Answer with one tap, bring guests, and see faces instead of a number. Places are never given twice.`,
  ],
  [
    'route',
    msg`Decide in ten seconds`,
    msg`When, where, how far, how hard, what to bring: everything stands on one page.`,
  ],
  [
    'map-pin',
    msg`Your place stays yours`,
    msg`Exact meeting points go to the people who come, nobody else. No trackers, no advertising.`,
  ],
  [
    'bell',
    msg`Told when it matters`,
    msg`A moved start, a place that came free, a reminder the day before. Nothing else buzzes.`,
  ],
  [
    'users',
    msg`A home for your club`,
    msg`Members, requests, huddles and the talk in between, in one place that belongs to you.`,
  ],
  [
    'cloud-off',
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
        {reasons.map(([sign, title, words]) => (
          <article key={title.id}>
            <span className={classes.sign}>
              <NamedIcon name={sign} size={28} />
            </span>
            <h3>{t(title)}</h3>
            <p>{t(words)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
