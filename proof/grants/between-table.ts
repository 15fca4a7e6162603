/** What may come between two people, or between somebody and a club. */
export const partings = ['BLOCKS', 'BLOCKED', 'TAKEN_OFF', 'PUT_OUT', 'BANNED'] as const;
export type Parting = (typeof partings)[number];

/**
 * What a host lets a guest do later × what parts them: the host blocks, is blocked, takes the guest off the outing,
 * removes them from the club, bans them. A dot is what cannot happen to it. Change this first, the code second.
 *
 * Why what stays does: who was asked to an outing by name was asked by its host, not by the club. A co-host has a say
 * that the host takes away by name, too. A share link shows name and day to anyone who holds it, and no more to who was
 * taken off; its maker revokes it. A club is not its owner's: it has its own people, links and room, and in rooms of
 * several neither reads the words of the other. Who was put out of a club and not banned may come back as others do.
 */
const table = `
thing             BLOCKS  BLOCKED  TAKEN_OFF  PUT_OUT  BANNED
huddleInvitation  ENDS    ENDS     .          STAYS    STAYS
confirmedPlace    ENDS    ENDS     ENDS       STAYS    STAYS
clubPlace         ENDS    ENDS     ENDS       ENDS     ENDS
offeredPlace      ENDS    ENDS     ENDS       ENDS     ENDS
askedToHost       ENDS    ENDS     ENDS       STAYS    STAYS
coHost            STAYS   STAYS    .          STAYS    STAYS
huddleLink        ENDS    ENDS     STAYS      STAYS    STAYS
calendar          ENDS    ENDS     ENDS       ENDS     ENDS
huddleRoom        ENDS    ENDS     ENDS       ENDS     ENDS
clubRoom          STAYS   STAYS    .          ENDS     ENDS
clubInvitation    STAYS   STAYS    .          ENDS     ENDS
clubWord          STAYS   STAYS    .          STAYS    ENDS
directRoom        ENDS    ENDS     .          STAYS    STAYS
groupRoom         STAYS   STAYS    .          STAYS    STAYS
following         ENDS    ENDS     .          STAYS    STAYS
seat              ENDS    ENDS     .          STAYS    STAYS
`;

export interface PartingCell {
  readonly thing: string;
  readonly parting: Parting;
  readonly fate: 'ENDS' | 'STAYS';
}

const lines = table.trim().split('\n').slice(1);

export const partingCells: readonly PartingCell[] = lines.flatMap((line) => {
  const [thing = '', ...fates] = line.trim().split(/\s+/);
  return partings.flatMap((parting, index) => {
    const fate = fates[index];
    return fate === 'ENDS' || fate === 'STAYS' ? [{ thing, parting, fate }] : [];
  });
});
