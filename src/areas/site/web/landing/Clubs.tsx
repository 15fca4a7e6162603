import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PublicCommunities } from '#areas/community/web/public/public-communities.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import { Scene } from '#ui/Scene.tsx';
import { Examples } from './Examples.tsx';
import { Section } from './Section.tsx';

/** What a club can be, while there is none to show. */
const samples: ReadonlyArray<readonly [name: MessageDescriptor, words: MessageDescriptor, hour: number]> = [
  [msg`Sunday ridge walkers`, msg`One ridge every Sunday, home before dark.`, 7],
  [msg`Parents with carriers`, msg`Short ways, long breaks, spare socks.`, 11],
  [msg`After-work climbers`, msg`Tuesdays at the rock, until the light goes.`, 18.5],
];

/** Real communities that anybody may see, the largest first; samples where there are none. */
export function Clubs({ communities }: { communities: PublicCommunities['items'] }) {
  const { t } = useLingui();
  return (
    <Section title={<Trans>Join the Communities</Trans>} more="/community/discover">
      {communities.length === 0 && <Examples to="/community/create" />}
      <CardGrid>
        {communities.map((club) => (
          <ListCard
            key={club.id}
            to={`/join/community/${club.id}`}
            name={club.name}
            shape="3 / 1"
            picture={<img src={`${club.coverUrl}&w=640`} alt="" loading="lazy" decoding="async" />}
          >
            <p dir="auto">{club.summary}</p>
            {club.totalMembers !== null && (
              <p>
                <Plural value={club.totalMembers} one="# member" other="# members" />
              </p>
            )}
          </ListCard>
        ))}
        {communities.length === 0 &&
          samples.map(([name, words, hour]) => (
            <ListCard
              key={name.id}
              to="/signup"
              name={t(name)}
              shape="3 / 1"
              picture={<Scene id={`club-${name.id}`} hour={hour} />}
            >
              <p>{t(words)}</p>
            </ListCard>
          ))}
      </CardGrid>
    </Section>
  );
}
