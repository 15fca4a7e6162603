/** Does the work for each item, so many at a time: one that is slow holds up its own lane. Answers in no certain order. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const left = items.values();
  const results: Result[] = [];
  const lane = async () => {
    for (const item of left) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
