/** Where the pictures are served: of a hidden community only to whom it shows itself, with their token. */
export function picturesOf(row: { readonly id: string; readonly privacy: string; readonly version: number }) {
  const base = row.privacy === 'HIDDEN' ? '/api/communities' : '/api/public/communities';
  const of = (picture: string) => `${base}/${row.id}/${picture}?v=${row.version}`;
  return { logoUrl: of('logo'), coverUrl: of('cover') };
}
