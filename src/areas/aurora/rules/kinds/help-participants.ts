import questions from './help-participants.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpParticipants: Kind = {
  id: 'help-participants',
  label: { en: 'How to manage who comes', de: 'Wer mitkommt verwalten' },
  questions,
  via: 'TEXT',
  beside: 'OWN_OUTING',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine): its list of people shows who comes, asks or waits. There you accept requests, move people, write to them all and note who came and who has paid.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine): Die Liste zeigt, wer kommt, anfragt oder wartet. Dort nimmst du Anfragen an, verschiebst Leute, schreibst allen und hältst fest, wer da war und wer bezahlt hat.',
  },
};
