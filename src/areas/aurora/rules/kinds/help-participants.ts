import type { Kind } from './kind.ts';

export const helpParticipants: Kind = {
  id: 'help-participants',
  label: { en: 'How to manage who comes', de: 'Wer mitkommt verwalten' },
  en: `
how do i see who comes to my huddle; how do i accept a request; how do i approve people; how do i remove someone
from my huddle; how do i message all participants; where is the participant list; how do i write to everyone in
my huddle; how do i mark who paid; how do i note attendance; how do i add a co-host; how do i hand over my
huddle; how do i decline someone; tell everybody in my huddle something;
how do i see who's waiting; where do i see who answered; where do i find the waiting list of my outing; who has signed up for my outing where do i see that`,
  de: `
wie sehe ich wer zu meinem huddle kommt; wie nehme ich eine anfrage an; wie bestätige ich leute; wie entferne
ich jemanden aus meinem huddle; wie schreibe ich allen teilnehmern; wo ist die teilnehmerliste; wie schreibe ich
allen in meinem huddle; wie markiere ich wer bezahlt hat; wie halte ich die anwesenheit fest; wie füge ich einen
co-host hinzu; wie übergebe ich meinen huddle; wie lehne ich jemanden ab; allen im huddle etwas mitteilen;
wie sehe ich wer auf der warteliste steht; wo sehe ich wer geantwortet hat; wo finde ich die warteliste meiner tour`,
  via: 'TEXT',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine): its list of people shows who comes, asks or waits. There you accept requests, move people, write to them all and note who came and who has paid.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine): Die Liste zeigt, wer kommt, anfragt oder wartet. Dort nimmst du Anfragen an, verschiebst Leute, schreibst allen und hältst fest, wer da war und wer bezahlt hat.',
  },
};
