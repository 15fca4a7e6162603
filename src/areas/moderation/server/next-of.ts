/** Where the next page of a list begins: rows are read one more than are shown. */
export function nextOf(rows: readonly { readonly id: string }[], limit: number): string | null {
  return rows.length > limit ? (rows[limit - 1]?.id ?? null) : null;
}
