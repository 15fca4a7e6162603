import type { Kind } from './kind.ts';

export const helpReturnPlan: Kind = {
  id: 'help-return-plan',
  label: { en: 'Return plan and emergency contacts', de: 'Rückkehrplan und Notfallkontakte' },
  en: `
how do i start a return plan; how do i make a return plan; can somebody be told if i do not come back;
how do i add an emergency contact; where are my emergency contacts; who is told when we are overdue;
how do i say that we are out; how do i say that all are back; what happens when i am not back in time;
can the app alert my family if i am late; i hike alone can someone watch over me; how does the countdown work;
set a time when i am expected back; tell my wife if i am not back by six;
how do i tell someone where i am going; how does anyone know when i am back`,
  de: `
wie starte ich einen rückkehrplan; wie mache ich einen rückkehrplan; wird jemand informiert wenn ich nicht zurückkomme;
wie lege ich einen notfallkontakt an; wo sind meine notfallkontakte; wer wird benachrichtigt wenn wir überfällig sind;
wie sage ich dass wir zurück sind; wie melde ich dass alle zurück sind; was passiert wenn ich nicht rechtzeitig zurück bin;
kann die app meine familie alarmieren wenn ich zu spät komme; ich wandere allein kann jemand aufpassen;
eine zeit eingeben wann ich zurück sein will; sag meiner frau bescheid wenn ich um sechs nicht zurück bin;
wie sage ich jemandem wohin ich gehe; wie weiss jemand ob ich zurück bin`,
  via: 'TEXT',
  text: {
    en: 'A [return plan](/return-plans) says when you are expected back. If nobody says that all are back, you are asked first, then the hosts are told, then your emergency contacts by mail. You start it there for yourself, or as a host on the page of your huddle. Your emergency contacts stand there too. It is no rescue service.',
    de: 'Ein [Rückkehrplan](/return-plans) sagt, wann du zurück sein willst. Sagt niemand, dass alle zurück sind, wirst zuerst du gefragt, dann erfahren es die Gastgeber, dann deine Notfallkontakte per E-Mail. Du startest ihn dort für dich allein, oder als Gastgeber auf der Seite deines Huddles. Auch deine Notfallkontakte trägst du dort ein. Er ersetzt keine Rettung.',
  },
};
