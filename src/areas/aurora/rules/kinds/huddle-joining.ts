import { answersClosed } from './answers-closed.ts';
import questions from './huddle-joining.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';

export const huddleJoining: HuddleKind = {
  id: 'huddle-joining',
  label: { en: 'How one gets in', de: 'Wie man dazukommt' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how one gets in', de: 'wie man dazukommt' },
  tell: (h, c) => {
    const closed = answersClosed(h, c);
    if (closed) return closed;
    const approval = h.approvalRequired
      ? c.pick(
          `At **${h.name}** the hosts approve each person: a yes asks them for a place, and you are told when they have decided.`,
          `Bei **${h.name}** entscheiden die Gastgeber über jede Person: Ein Ja fragt sie um einen Platz, und du erfährst, wie sie entscheiden.`,
        )
      : c.pick(
          `At **${h.name}** nobody has to approve you: with a yes you have a place, as long as there is room.`,
          `Bei **${h.name}** muss dich niemand annehmen: Mit einem Ja hast du einen Platz, solange es welche gibt.`,
        );
    return `${approval} ${sayOpenTo(h.privacy, c.pick)} ${c.pick('Please answer there before you turn up.', 'Sag dort zu, bevor du hingehst.')}`;
  },
};

function sayOpenTo(privacy: string, pick: (en: string, de: string) => string): string {
  if (privacy === 'PUBLIC') return pick('It is open to anyone.', 'Alle dürfen kommen.');
  return privacy === 'COMMUNITY'
    ? pick('It is for members of its community.', 'Sie ist für Mitglieder ihrer Community.')
    : pick('It is for those who are invited.', 'Sie ist für Eingeladene.');
}
