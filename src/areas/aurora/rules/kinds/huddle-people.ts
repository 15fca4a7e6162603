import type { Kind } from './kind.ts';

export const huddlePeople: Kind = {
  id: 'huddle-people',
  label: { en: 'Who is coming', de: 'Wer mitkommt' },
  en: `
who is coming to *; who is going to *; how many people are going; how many are coming to *; who else is going;
whos joining *; do i know anyone at *; is anyone i know going; how big is the group; who signed up for *; how
many participants has *; who said yes; are there other people going; show me who is coming; how many of us are
there; is * coming too; how many have signed up;
who's coming on my next outing; who is coming to the one i said yes to; who else goes on my next hike;
is * going; is * coming too; will * be there; who is in; does * come to *;
how many people are on *; how many are on the * so far; is * also coming on sunday; will * come on saturday; does * join us`,
  de: `
wer kommt mit zu *; wer kommt alles zu *; wie viele kommen mit; wie viele leute sind dabei; wer ist noch dabei;
wer geht mit; kenne ich jemanden bei *; wie gross ist die gruppe; wer hat sich angemeldet für *; wie viele
teilnehmer hat *; wer hat zugesagt; wie viele sind wir; wer macht noch mit; sind schon leute angemeldet; kommt *
auch mit; wie viele haben zugesagt;
wer kommt bei meiner nächsten tour mit; wer ist sonst noch dabei;
kommt * auch mit; ist * dabei; geht * auch mit; sind * und * dabei;
wie viele leute sind bei * dabei; wird * am sonntag auch kommen; ist * am samstag auch da; macht * auch mit`,
  via: 'HUDDLE',
  unsaid: { en: 'how many are coming', de: 'wie viele mitkommen' },
  tell: (h, c) => {
    const people = h.participantsSummary.totalConfirmedPeople;
    if (people === undefined) return undefined;
    if (people === 0)
      return c.pick(
        `Nobody has said yes to **${h.name}** yet.`,
        `Zu **${h.name}** hat noch niemand zugesagt.`,
      );
    const names = (h.companions ?? []).map(({ displayName }) => displayName);
    const among = c.list(names);
    return c.pick(
      `${people === 1 ? '1 person is' : `${people} people are`} coming to **${h.name}**${among ? `, among them ${among}` : ''}. Those you may see are listed on its page.`,
      `${people === 1 ? '1 Person kommt' : `${people} Personen kommen`} zu **${h.name}** mit${among ? `, darunter ${among}` : ''}. Wen du sehen darfst, steht auf der Seite.`,
    );
  },
};
