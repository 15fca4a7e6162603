import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { noteTyping } from '#areas/chat/web/public/typing.ts';
import { startLive } from '#platform/web/live.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { isShownAhead } from '#platform/web/show-at-once.ts';

type Keys = (data: Readonly<Record<string, unknown>>) => readonly QueryKey[];

/** One of its kind, and the lists that it may stand in. */
function oneAndList(kind: string): Keys {
  return ({ id }) => [
    [kind, id],
    [kind, 'list'],
  ];
}

/** What each fact of the stream makes old. Facts are small on purpose: the page asks for what it shows. */
export const staleAfter: Readonly<Record<string, Keys>> = {
  'notification.counted': () => [
    ['notification'],
    ['community', 'summary'],
    ['carpool', 'list'],
    ['return-plan'],
  ],
  'chat.counted': () => [
    ['room', 'list'],
    ['room', 'summary'],
  ],
  'room.changed': ({ id }) => [
    ['room', id, 'messages'],
    ['room', id, 'news'],
    ['room', id, 'pictures'],
  ],
  'room.people': ({ id }) => [['room', id]],
  'account.changed': () => [['account', 'me']],
  'community.changed': oneAndList('community'),
  'carpool.changed': ({ id, huddleId }) => [
    ['carpool', id],
    ['carpool', 'list'],
    ['huddle', huddleId, 'carpools'],
  ],
  'huddle.changed': oneAndList('huddle'),
  'return-plan.changed': oneAndList('return-plan'),
  // How I stand to other people.
  'relation.changed': () => [['relation']],
  'huddle.discussed': ({ id }) => [['huddle', id, 'comments']],
  'huddle.photographed': ({ id }) => [['huddle', id, 'photos']],
  'post.changed': ({ id }) => [['post', id, 'view']],
  'post.discussed': ({ id }) => [['post', id]],
  'inspiration.changed': ({ id }) => [['inspiration', id, 'view']],
  'inspiration.discussed': ({ id }) => [['inspiration', id]],
  'timeline.grew': () => [['post', 'news']],
  // The stream could not resume: everything may be old.
  reset: () => [[]],
};

export function startLiveUpdates(token: () => Promise<string | null>): void {
  startLive({ token, since, onFact: factHandler(queryClient(), since !== undefined) });
}

let since: number | undefined;

/** The page came with its data: the stream tells what has happened since that was read. */
export function goOnAfter(position: number): void {
  since = position;
}

/** What facts of my own make old; from the first hello on they are numbered, and none is missed. */
const mine: readonly QueryKey[] = [
  ['notification'],
  ['account', 'me'],
  ['room', 'list'],
  ['room', 'summary'],
];

/**
 * A page reads before it listens, and facts of watched objects are not kept for who is away: so each hello means
 * to look again at what the stream now watches, and the first one at what is mine.
 */
export function factHandler(client: QueryClient, isUpToDate = false) {
  let greeted = isUpToDate;
  return (fact: string, data: unknown): void => {
    const facts = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    if (fact === 'room.typing') noteTyping(client, facts);
    const keys =
      fact === 'hello'
        ? [...(greeted ? [] : mine), ...watchedKeys(facts)]
        : (staleAfter[fact]?.(facts) ?? []);
    greeted ||= fact === 'hello';
    for (const queryKey of keys) void askAgain(client, queryKey);
  };
}

/** What is read of an object stands under its kind and id. */
function watchedKeys({ watched }: Readonly<Record<string, unknown>>): QueryKey[] {
  return Array.isArray(watched) ? watched.map((topic) => String(topic).split(':')) : [];
}

/**
 * A first read that is under way is not begun again by itself, and may have looked before the change. What shows a touch
 * that is on its way to the server is read again after that.
 */
async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const old = { queryKey, predicate: (query: { queryKey: QueryKey }) => !isShownAhead(query.queryKey) };
  const begun = client.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await client.invalidateQueries(old);
  if (begun) await client.invalidateQueries(old);
}
