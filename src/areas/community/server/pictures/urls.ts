interface PictureRow {
  readonly id: string;
  readonly privacy: string;
  readonly version: number;
  readonly delete_after: Date | null;
}

/** Whether visitors see its pictures; a hidden community, and one that is about to end, shows itself to few. */
export const hasPublicPictures = (row: Pick<PictureRow, 'privacy' | 'delete_after'>) =>
  row.privacy !== 'HIDDEN' && row.delete_after === null;

/** Where the pictures are served: those that are not public only with the token of whom they are shown to. */
export function picturesOf(row: PictureRow) {
  const base = hasPublicPictures(row) ? '/api/public/communities' : '/api/communities';
  const of = (picture: string) => `${base}/${row.id}/${picture}?v=${row.version}`;
  return { logoUrl: of('logo'), coverUrl: of('cover') };
}
