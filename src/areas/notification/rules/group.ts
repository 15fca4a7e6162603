interface Groupable {
  readonly id: string;
  readonly createdAt: string;
  readonly object: { readonly id: string };
}

export interface Group<Item> {
  readonly key: string;
  /** Newest first, at least one. */
  readonly items: readonly [Item, ...Item[]];
}

/**
 * What happened to one object on one day stands together, in the order of the newest of it (NOT-2). `dayOf` says the
 * day of an instant on its reader's calendar.
 */
export function groupNotifications<Item extends Groupable>(
  items: readonly Item[],
  dayOf: (createdAt: string) => string,
): Group<Item>[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = `${dayOf(item.createdAt)} ${item.object.id}`;
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups].map(([key, grouped]) => ({ key, items: grouped }));
}

export interface Folded<Item> {
  readonly item: Item;
  /** Notifications that say the same of other people. */
  readonly others: readonly string[];
}

/** Many likes of one object are one line, in the place of the newest (NOT-2). */
export function foldLikes<Item extends { readonly id: string; readonly kind: string }>(
  items: readonly Item[],
): Folded<Item>[] {
  const likes = items.filter(({ kind }) => kind === 'POST_LIKE');
  const [first, ...rest] = likes;
  return items
    .filter((item) => item.kind !== 'POST_LIKE' || item === first)
    .map((item) => ({ item, others: item === first ? rest.map(({ id }) => id) : [] }));
}
