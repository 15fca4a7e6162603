interface Party {
  readonly people: readonly { readonly guests: number }[];
  readonly morePeople: number;
}

/** Everybody who is out there, guests included. */
export function countPeople({ people, morePeople }: Party): number {
  return people.reduce((sum, { guests }) => sum + 1 + guests, morePeople);
}
