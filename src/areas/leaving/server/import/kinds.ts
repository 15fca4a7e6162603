import { z } from 'zod';
import {
  exportedProfile,
  exportedSettings,
  restoreProfile,
  restoreSettings,
} from '#areas/account/server/public.ts';
import {
  authorsOfInspirations,
  exportedInspiration,
  restoreInspiration,
} from '#areas/inspiration/server/public.ts';
import { followedOrAsked, followPerson, peopleOfUsernames } from '#areas/person/server/public.ts';
import { authorsOfPosts, exportedPost, restorePost } from '#areas/post/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import type { ImportedKind } from '../../rules/import.ts';

/** What becomes of an entry: brought in, here already, or left out because it cannot stand here. */
export type Outcome = 'fresh' | 'here' | 'left';

export interface Importing {
  readonly platform: Platform;
  readonly me: PersonId;
  /** Brings these pictures in; answers those that are the person's here. */
  readonly fetchPictures: (ids: readonly MediaId[]) => Promise<ReadonlySet<MediaId>>;
}

interface Sound<Entry> {
  readonly entry: Entry;
}

/** One kind of what an import brings in. */
interface Importer<Entry> {
  readonly kind: ImportedKind;
  /** The file of data it stands in. */
  readonly file: string;
  /** Of an entry that is of this kind: null is passed over without a word. */
  readonly read: (entry: unknown) => Sound<Entry> | 'left' | null;
  /** What would become of some entries. */
  readonly look: (importing: Importing, entries: readonly Entry[]) => Promise<readonly Outcome[]>;
  /** Brings one in; false when it cannot stand here. */
  readonly bring: (importing: Importing, entry: Entry) => Promise<boolean>;
}

const reading =
  <Schema extends z.ZodType>(schema: Schema) =>
  (entry: unknown): Sound<z.output<Schema>> | 'left' => {
    const read = schema.safeParse(entry);
    return read.success ? { entry: read.data } : 'left';
  };

const profile: Importer<z.output<typeof exportedProfile>> = {
  kind: 'profile',
  file: 'profile',
  read: reading(exportedProfile),
  look: async (_, entries) => entries.map(() => 'fresh'),
  bring: async ({ platform, me, fetchPictures }, entry) => {
    const shown = [entry.pictureMediaId, entry.coverMediaId].filter((id) => id !== null);
    const pictures = await fetchPictures(shown);
    return restoreProfile(platform, { personId: me }, entry, (id) => pictures.has(id));
  },
};

const settings: Importer<z.output<typeof exportedSettings>> = {
  kind: 'settings',
  file: 'settings',
  read: reading(exportedSettings),
  look: async (_, entries) => entries.map(() => 'fresh'),
  bring: ({ platform, me }, entry) => restoreSettings(platform, { personId: me }, entry),
};

const followed = z.object({ username: z.string().max(60) });

/** Somebody is known by their username, if they are here. */
const follows: Importer<z.output<typeof followed>> = {
  kind: 'follows',
  file: 'follows',
  read: reading(followed),
  look: async ({ platform: { database }, me }, entries) => {
    const people = await peopleOfUsernames(
      database.db,
      me,
      entries.map(({ username }) => username),
    );
    const ids = new Map(people.map(({ username, id }) => [username.toLowerCase(), id]));
    const known = await followedOrAsked(database.db, me, [...ids.values()]);
    return entries.map(({ username }) => {
      const id = ids.get(username.toLowerCase());
      if (!id || id === me) return 'left';
      return known.has(id) ? 'here' : 'fresh';
    });
  },
  bring: async ({ platform, me }, { username }) => {
    const [person] = await peopleOfUsernames(platform.database.db, me, [username]);
    return person !== undefined && !isRefusal(await followPerson(platform, { personId: me }, person.id));
  },
};

const posts: Importer<z.output<typeof exportedPost>> = {
  kind: 'posts',
  file: 'posts',
  // A draft of a post holds no words.
  read: (entry) => (isDraft(entry) ? null : reading(exportedPost)(entry)),
  look: async ({ platform, me }, entries) => {
    const authors = await authorsOfPosts(
      platform.database.db,
      entries.map(({ id }) => id),
    );
    return entries.map(({ id }) => standing(authors.get(id), me));
  },
  bring: async ({ platform, me, fetchPictures }, post) => {
    const here = await fetchPictures(post.pictures.map(({ mediaId }) => mediaId));
    const pictures = post.pictures.filter(({ mediaId }) => here.has(mediaId));
    return restorePost(platform, me, { ...post, pictures });
  },
};

const articles: Importer<z.output<typeof exportedInspiration>> = {
  kind: 'articles',
  file: 'articles',
  read: reading(exportedInspiration),
  look: async ({ platform, me }, entries) => {
    const authors = await authorsOfInspirations(
      platform.database.db,
      entries.map(({ id }) => id),
    );
    return entries.map(({ id }) => standing(authors.get(id), me));
  },
  bring: async ({ platform, me, fetchPictures }, article) => {
    await fetchPictures(article.pictures.map(({ mediaId }) => mediaId));
    return restoreInspiration(platform, me, article);
  },
};

/** An id that is another's here is never touched. */
function standing(author: PersonId | undefined, me: PersonId): Outcome {
  if (author === undefined) return 'fresh';
  return author === me ? 'here' : 'left';
}

function isDraft(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'state' in entry && entry.state === 'DRAFT';
}

/** Two steps with the entry's type between them, which nobody else needs to know. */
export interface Kind {
  readonly kind: ImportedKind;
  readonly file: string;
  readonly look: (importing: Importing, entries: readonly unknown[]) => Promise<readonly Outcome[]>;
  /** Brings in those of some entries that are not here. */
  readonly bring: (importing: Importing, entries: readonly unknown[]) => Promise<readonly Outcome[]>;
}

function kindOf<Entry>({ kind, file, read, look, bring }: Importer<Entry>): Kind {
  const lookAt = async (importing: Importing, entries: readonly unknown[]) => {
    const sound: Entry[] = [];
    const left: Outcome[] = [];
    for (const each of entries.map(read)) {
      if (each === 'left') left.push(each);
      else if (each) sound.push(each.entry);
    }
    return { sound, left, outcomes: sound.length > 0 ? await look(importing, sound) : [] };
  };
  return {
    kind,
    file,
    look: async (importing, entries) => {
      const { outcomes, left } = await lookAt(importing, entries);
      return [...outcomes, ...left];
    },
    bring: async (importing, entries) => {
      const { sound, outcomes, left } = await lookAt(importing, entries);
      const became: Outcome[] = [];
      for (const [at, entry] of sound.entries()) {
        const outcome = outcomes[at] ?? 'left';
        became.push(outcome === 'fresh' && !(await bring(importing, entry)) ? 'left' : outcome);
      }
      return [...became, ...left];
    },
  };
}

/** In the order in which they are brought in: posts name people who are followed before. */
export const kinds: readonly Kind[] = [
  kindOf(profile),
  kindOf(settings),
  kindOf(follows),
  kindOf(posts),
  kindOf(articles),
];
