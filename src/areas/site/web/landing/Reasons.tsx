import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteLoaderData } from 'react-router';
import { Avatar } from '#ui/Avatar.tsx';
import { NamedIcon } from '#ui/NamedIcon.tsx';
import classes from './Reasons.module.css';
import { Section } from './Section.tsx';

/** Title, what it means, and a piece of the product that shows it: what stands large, and what small. */
const reasons: ReadonlyArray<
  readonly [
    sign: string,
    title: MessageDescriptor,
    words: MessageDescriptor,
    large: MessageDescriptor,
    small: MessageDescriptor,
  ]
> = [
  [
    'users-group',
    msg`You know who really comes`,
    msg`One answer each, guests included, instead of forty messages and a guess.`,
    msg`8 are going · 4 places left`,
    msg`2 have not answered`,
  ],
  [
    'route',
    msg`Rides find each other`,
    msg`Drivers say from where and with how many seats; anyone who needs one takes it with a tap.`,
    msg`06:40 from the station`,
    msg`2 seats free, there and back`,
  ],
  [
    'bell',
    msg`A waiting list that keeps its word`,
    msg`Nobody jumps the queue: a place that comes free goes to the next, who has time to say yes.`,
    msg`You are next`,
    msg`A place is held for you until 18:00`,
  ],
  [
    'map-pin',
    msg`The exact place only for those who come`,
    msg`Everybody else sees the place to a kilometre. No trackers, no advertising.`,
    msg`Somewhere near the lake`,
    msg`The meeting point is shown once you are in`,
  ],
];

const faces = ['Mia', 'Noah', 'Lea', 'Omar'] as const;

/** What a group of a messenger can't do, each with a piece of the product that does it. */
export default function Reasons() {
  const { t } = useLingui();
  const root = useRouteLoaderData('root') as { productName?: string } | undefined;
  const productName = root?.productName ?? '';
  return (
    <Section
      title={<Trans>Why Join {productName}</Trans>}
      lead={<Trans>Four things that a messenger group can't do.</Trans>}
      more="/features"
    >
      <div className={classes.reasons}>
        {reasons.map(([sign, title, words, large, small], at) => (
          <article key={title.id}>
            <div className={classes.piece} aria-hidden="true">
              {at === 0 ? (
                <span className={classes.faces}>
                  {faces.map((name) => (
                    <Avatar key={name} face={{ id: name, name }} size={32} named />
                  ))}
                </span>
              ) : (
                <span className={classes.sign}>
                  <NamedIcon name={sign} size={24} />
                </span>
              )}
              <span>
                <strong>{t(large)}</strong> <small>{t(small)}</small>
              </span>
            </div>
            <h3>{t(title)}</h3>
            <p>{t(words)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
