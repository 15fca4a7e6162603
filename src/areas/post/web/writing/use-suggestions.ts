import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { peopleSearch } from '#areas/person/web/public/people-search.ts';
import { placeSearch } from '#areas/place/web/public/place-search.ts';

export interface Suggestion {
  readonly type: 'PERSON' | 'PLACE';
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly pictureUrl?: string;
}

const TYPING_PAUSE_MS = 200;
const MAX_EACH = 4;

/** People and places for what stands behind an `@`. */
export function useSuggestions(typed: string | undefined): { found: Suggestion[]; looking: boolean } {
  const [asked] = useDebouncedValue(typed ?? '', TYPING_PAUSE_MS);
  const wanted = typed === undefined ? '' : asked;
  const people = useQuery({ ...peopleSearch(wanted), placeholderData: keepPreviousData });
  const places = useQuery({ ...placeSearch(wanted), placeholderData: keepPreviousData });
  if (wanted.length < 2) return { found: [], looking: false };
  const found: Suggestion[] = [
    ...(people.data ?? []).slice(0, MAX_EACH).map(
      (person): Suggestion => ({
        type: 'PERSON',
        id: person.id,
        name: person.displayName,
        pictureUrl: person.profilePicUrl,
        detail: person.username ?? '',
      }),
    ),
    ...(places.data ?? []).slice(0, MAX_EACH).map(
      (place): Suggestion => ({
        type: 'PLACE',
        id: String(place.id),
        name: place.name,
        detail: place.formattedAddress,
      }),
    ),
  ];
  return { found, looking: people.isFetching || places.isFetching };
}

/** What is typed behind an `@` just before the caret; undefined when nothing is. */
export function typedMention(text: string, caret: number): string | undefined {
  const match = /(?:^|[\s(])@([\p{L}\p{N}._-]+(?: [\p{L}\p{N}._-]*)?)$/u.exec(text.slice(0, caret));
  return match?.[1];
}
