import questions from './help-return-plan.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpReturnPlan: Kind = {
  id: 'help-return-plan',
  label: { en: 'Return plan and emergency contacts', de: 'Rückkehrplan und Notfallkontakte' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Trailfolk follows nobody’s position: no one sees where you are on the way. A [return plan](/return-plans) says when you are expected back. If nobody says that all are back, you are asked first, then the hosts are told, then your emergency contacts by mail. You start it there for yourself, or as a host on the page of your huddle. Your emergency contacts stand there too. It is no rescue service.',
    de: 'Trailfolk verfolgt von niemandem die Position: Niemand sieht, wo du unterwegs bist. Ein [Rückkehrplan](/return-plans) sagt, wann du zurück sein willst. Sagt niemand, dass alle zurück sind, wirst zuerst du gefragt, dann erfahren es die Gastgeber, dann deine Notfallkontakte per E-Mail. Du startest ihn dort für dich allein, oder als Gastgeber auf der Seite deines Huddles. Auch deine Notfallkontakte trägst du dort ein. Er ersetzt keine Rettung.',
  },
};
