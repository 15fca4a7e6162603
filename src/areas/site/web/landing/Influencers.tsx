import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Authors } from '#areas/inspiration/web/public/Authors.tsx';
import type { PublicInspirations } from '#areas/inspiration/web/public/public-inspirations.ts';
import { StoryCards } from '#areas/inspiration/web/public/StoryGrid.tsx';
import { CardGrid } from '#ui/CardGrid.tsx';
import { Scene } from '#ui/Scene.tsx';
import { Examples } from './Examples.tsx';
import classes from './Influencers.module.css';
import { Section } from './Section.tsx';
import { Slider } from './Slider.tsx';

/** What people can write, while nobody has published anything. */
const samples: ReadonlyArray<readonly [title: MessageDescriptor, by: MessageDescriptor, hour: number]> = [
  [msg`Seven nights without a tent pole`, msg`What went wrong, and why I would go again`, 20],
  [msg`Walking after the knee`, msg`A slow year, kilometre by kilometre`, 9],
  [msg`The quiet side of the famous lake`, msg`Same water, none of the crowd`, 6.5],
];

/** The newest stories that people have published, and who they are; samples where there are none. */
export function Influencers({ stories }: { stories: PublicInspirations['items'] }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Inspirations and Influencers</Trans>} more="/explore/inspiration">
      {stories.length > 0 ? (
        <>
          <Slider label={t`The newest stories`}>
            <StoryCards stories={stories} />
          </Slider>
          <Authors stories={stories} />
        </>
      ) : (
        <>
          <Examples to="/inspiration/authored" />
          <CardGrid>
            {samples.map(([title, by, hour]) => (
              <article key={title.id} className={classes.story}>
                <div>
                  <Scene id={`story-${title.id}`} hour={hour} />
                </div>
                <h3>{t(title)}</h3>
                <p>{t(by)}</p>
              </article>
            ))}
          </CardGrid>
        </>
      )}
    </Section>
  );
}
