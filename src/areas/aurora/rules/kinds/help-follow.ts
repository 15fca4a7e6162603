import type { Kind } from './kind.ts';

export const helpFollow: Kind = {
  id: 'help-follow',
  label: { en: 'How following works', de: 'Wie Folgen funktioniert' },
  en: `
how do i follow someone; how do i unfollow somebody; who follows me; where are my followers; how do i accept a
follow request; how do i remove a follower; how do i add friends; what does following do; where do i see whom i
follow; list of my followers; how do i find my friends; stop following someone`,
  de: `
wie folge ich jemandem; wie entfolge ich jemandem; wer folgt mir; wo sind meine follower; wie nehme ich eine
folgeanfrage an; wie entferne ich einen follower; wie füge ich freunde hinzu; was bringt folgen; wo sehe ich wem
ich folge; liste meiner follower; wie finde ich meine freunde; jemandem nicht mehr folgen`,
  via: 'TEXT',
  text: {
    en: 'Press Follow on the profile of a person; some accept requests first. Who follows you, whom you follow and open requests are under [People](/account/people).',
    de: 'Drücke auf dem Profil einer Person Folgen; manche nehmen Anfragen erst an. Wer dir folgt, wem du folgst und offene Anfragen stehen unter [Leute](/account/people).',
  },
};
