import { Trans, useLingui } from '@lingui/react/macro';
import { IconRss, IconSearch } from '@tabler/icons-react';
import { Form, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { Newsletter } from '#areas/site/web/public/Newsletter.tsx';
import { pageOf } from '#platform/web/page-request.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { Scene } from '#ui/Scene.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import { topics } from '../rules/topics.ts';
import classes from './explore.module.css';
import { headOfExplore } from './head-of-explore.ts';
import { topicNames } from './messages.ts';
import type { PublicInspirations } from './public/public-inspirations.ts';
import { StoryGrid } from './public/StoryGrid.tsx';
import { TopicLine } from './story/TopicLine.tsx';

const A_PAGE = 12;
const here = '/explore/inspiration';

/** Topic, words and page stand in the address, so all of it works without scripts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const asked = new URL(request.url).searchParams;
  const topic = topics.find((each) => each === asked.get('topic')) ?? null;
  const q = (asked.get('q') ?? '').trim().slice(0, 100);
  const after = /^[0-9a-f-]{36}$/.exec(asked.get('after') ?? '')?.[0];
  const query = new URLSearchParams({
    limit: String(A_PAGE),
    ...(topic && { topic }),
    ...(q && { q }),
    ...(after && { after }),
  });
  const answer = await page.api(`/api/public/inspirations?${query}`);
  const found = answer.status === 200 ? (answer.body as PublicInspirations) : { items: [], next: null };
  const head = await headOfExplore(page);
  return { ...found, topic, q, isFirst: after === undefined, head };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? loaderData.head : []);

/** All stories that everybody may read (INS-1). */
export default function ExplorePage() {
  const { items, next, topic, q, isFirst } = useLoaderData<typeof loader>();
  const further = new URLSearchParams({ ...(topic && { topic }), ...(q && { q }), after: next ?? '' });
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <header className={classes.head}>
        <h1>
          <Trans>Inspirations</Trans>
        </h1>
        <p>
          <Trans>Stories and advice from people who were there.</Trans>
        </p>
      </header>
      <Search topic={topic} q={q} />
      <Topics topic={topic} q={q} />
      {items.length === 0 ? (
        <Nothing asked={q !== '' || topic !== null} />
      ) : (
        <StoryGrid rank={2} stories={items} eyebrow={(story) => <TopicLine story={story} />} />
      )}
      <p className={classes.ways}>
        {!isFirst && (
          <ActionLink
            look="outline"
            to={`?${new URLSearchParams({ ...(topic && { topic }), ...(q && { q }) })}`}
          >
            <Trans>To the newest</Trans>
          </ActionLink>
        )}
        {next && (
          <ActionLink look="outline" to={`?${further}`}>
            <Trans>Older stories</Trans>
          </ActionLink>
        )}
      </p>
      <WriteYourOwn />
      <Newsletter />
    </main>
  );
}

interface Asked {
  topic: string | null;
  q: string;
}

function Search({ topic, q }: Asked) {
  const { t } = useLingui();
  return (
    <Form method="get" action={here} role="search" className={classes.search}>
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t`Search stories`}
        placeholder={t`Search stories`}
      />
      {topic && <input type="hidden" name="topic" value={topic} />}
      <Action type="submit" icon={<IconSearch aria-hidden size={20} />}>
        <Trans>Search</Trans>
      </Action>
    </Form>
  );
}

function Topics({ topic, q }: Asked) {
  const { t, i18n } = useLingui();
  const to = (of: string | null) =>
    `${here}?${new URLSearchParams({ ...(of && { topic: of }), ...(q && { q }) })}`;
  const all = { to: to(null), name: <Trans>All topics</Trans>, chosen: topic === null };
  return (
    <TabLinks
      label={t`Topics`}
      tabs={[
        all,
        ...topics.map((each) => ({
          to: to(each),
          name: i18n._(topicNames[each]),
          chosen: topic === each,
        })),
      ]}
    />
  );
}

function Nothing({ asked }: { asked: boolean }) {
  return (
    <div className={classes.nothing}>
      <div>
        <Scene id="no-stories" hour={7} />
      </div>
      <p>
        {asked ? (
          <Trans>No story matches. Try other words or another topic.</Trans>
        ) : (
          <Trans>Nobody has written a story yet. Write the first.</Trans>
        )}
      </p>
    </div>
  );
}

function WriteYourOwn() {
  return (
    <section className={classes.write}>
      <div>
        <h2>
          <Trans>You were there, too?</Trans>
        </h2>
        <p>
          <Trans>Write down what you learned. Somebody is about to set out on the same path.</Trans>
        </p>
      </div>
      <ActionLink to="/inspiration/authored" size="large">
        <Trans>Write your own</Trans>
      </ActionLink>
      <a className={classes.feed} href="/api/public/inspirations/feed.xml">
        <IconRss aria-hidden size={18} />
        <Trans>Follow by RSS</Trans>
      </a>
    </section>
  );
}
