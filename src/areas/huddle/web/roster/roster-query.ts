import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { HuddleContract } from '../../contract/huddle.ts';
import type { ParticipantView } from '../../contract/people.ts';
import type { RepliesOfPerson } from '../../contract/questions.ts';

const api = apiOf<HuddleContract>();
const PAGE = 50;

/** Everybody with a place, in the order of the list, and what they said to the questions: for hosts, on paper. */
export function rosterQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'roster'],
    queryFn: async ({ signal }) => {
      const params = { huddleId };
      const [people, replies, questions] = await Promise.all([
        allOf<ParticipantView>((after) =>
          api('GET /api/huddles/:huddleId/participants', {
            params,
            query: { group: 'CONFIRMED', after, limit: PAGE },
            signal,
          }),
        ),
        allOf<RepliesOfPerson>((after) =>
          api('GET /api/huddles/:huddleId/replies', { params, query: { after, limit: PAGE }, signal }),
        ),
        api('GET /api/huddles/:huddleId/questions', { params, query: {}, signal }),
      ]);
      return { people, replies, questions: questions.items };
    },
  });
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

async function allOf<Item>(read: (after: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | undefined;
  do {
    const page = await read(after);
    items.push(...page.items);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return items;
}
