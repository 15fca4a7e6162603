import type { Kind } from './kind.ts';

export const helpVisibility: Kind = {
  id: 'help-visibility',
  label: { en: 'Public and private huddles', de: 'Öffentliche und private Huddles' },
  en: `
what is the difference between a public and a private huddle; who can see my huddle; can strangers see my outing; what does
private huddle mean; what does public mean; how do i show my outing only to my club; is my draft visible; who sees the
meeting point; how do i hide my outing; can people without account see my huddle; who can find my outing; how do i make my
outing only for friends;
is my outing public; can my boss see that i host this; how do i keep my outing secret; can anybody find it`,
  de: `
was ist der unterschied zwischen öffentlich und privat beim huddle; wer sieht meinen huddle; können fremde meine tour
sehen; was heißt privater huddle; was heißt öffentlich; wie zeige ich meine tour nur meinem verein; ist mein entwurf
sichtbar; wer sieht den treffpunkt; wie verstecke ich meine tour; sehen leute ohne konto meinen huddle; wer findet meine
tour; wie mache ich eine tour nur für freunde;
ist meine tour öffentlich; kann jeder meine tour finden; wie halte ich meine tour geheim; sieht mein chef dass ich das leite`,
  via: 'TEXT',
  text: {
    en: 'Everybody can find a public huddle; a private one only those who are invited or have its link, and a draft only its hosts. You choose it when you [plan a huddle](/huddle/create), with who sees the exact meeting point and who comes.',
    de: 'Einen öffentlichen Huddle finden alle; einen privaten nur Eingeladene und wer den Link hat, einen Entwurf nur die Gastgeber. Du wählst das beim [Planen](/huddle/create), auch wer den genauen Treffpunkt und die Leute sieht.',
  },
};
