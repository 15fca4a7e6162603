import questions from './huddle-host.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const huddleHost: Kind = {
  id: 'huddle-host',
  label: { en: 'Who hosts it', de: 'Wer es leitet' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'who hosts it', de: 'wer es leitet' },
  tell: (h, c) => {
    if (!h.host) return undefined;
    const names = [h.host, ...h.coHosts].map(({ displayName }) => displayName).join(', ');
    return c.pick(`**${h.name}** is hosted by ${names}.`, `**${h.name}** wird von ${names} geleitet.`);
  },
};
