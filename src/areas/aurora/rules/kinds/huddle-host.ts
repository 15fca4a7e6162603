import type { Kind } from './kind.ts';

export const huddleHost: Kind = {
  id: 'huddle-host',
  label: { en: 'Who hosts it', de: 'Wer es leitet' },
  en: `
who hosts *; whos organising my next outing; who is organizing *; who is leading my next hike; who is hosting *; who leads *; who is the host of *; who organises *; whos running *; who is behind
*; who is guiding *; who set up *; whose huddle is *; who plans *; who is the organiser; whos the leader; who is
in charge of *; hosts of *; which person is taking us; who offers *; who leads it;
show me hosts near *; who are the hosts in *;
who runs it; who is running it`,
  de: `
wer leitet *; wer organisiert meine nächste tour; wer ist gastgeber von *; wer organisiert *; wer macht *; wer führt *; von wem ist *; wer steckt
hinter *; wer veranstaltet *; wessen huddle ist *; wer hat * geplant; wer ist der gastgeber; wer hat das
organisiert; wer bietet * an; wer ist verantwortlich für *; wer führt uns; wer hat * erstellt;
zeig mir gastgeber bei *; welche gastgeber gibt es in *;
wer macht die; wer veranstaltet das`,
  via: 'HUDDLE',
  unsaid: { en: 'who hosts it', de: 'wer es leitet' },
  tell: (h, c) => {
    if (!h.host) return undefined;
    const names = [h.host, ...h.coHosts].map(({ displayName }) => displayName).join(', ');
    return c.pick(`**${h.name}** is hosted by ${names}.`, `**${h.name}** wird von ${names} geleitet.`);
  },
};
