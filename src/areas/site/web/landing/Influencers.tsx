import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Landscape } from '#ui/Landscape.tsx';
import classes from './Influencers.module.css';
import { Section } from './Section.tsx';

const stories: ReadonlyArray<readonly [title: MessageDescriptor, by: MessageDescriptor, hour: number]> = [
  [msg`Seven nights without a tent pole`, msg`What went wrong, and why I would go again`, 20],
  [msg`Walking after the knee`, msg`A slow year, kilometre by kilometre`, 9],
  [msg`The quiet side of the famous lake`, msg`Same water, none of the crowd`, 6.5],
];

/** What people will write here; until the first is published, samples of it. */
export function Influencers({ onMore }: { onMore: () => void }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Inspirations and Influencers</Trans>} more={onMore}>
      <CardGrid>
        {stories.map(([title, by, hour]) => (
          <article key={title.id} className={classes.story}>
            <div>
              <Landscape id={`story-${title.id}`} hour={hour} />
            </div>
            <h3>{t(title)}</h3>
            <p>{t(by)}</p>
          </article>
        ))}
      </CardGrid>
    </Section>
  );
}
