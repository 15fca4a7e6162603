import type { Kind } from './kind.ts';

export const follow: Kind = {
  id: 'follow',
  label: { en: 'Follow somebody', de: 'Jemandem folgen' },
  en: `
follow *; please follow *; i want to follow *; can you follow * for me; start following *; follow this person;
follow her; follow him; add * to the people i follow; follow the host; i'd like to follow *; follow @*`,
  de: `
folge *; bitte folge *; ich möchte * folgen; kannst du * folgen; folge ihr; folge ihm; folge dieser person; *
folgen; folge dem gastgeber; ich will * folgen; füge * zu meinen kontakten hinzu; fang an * zu folgen`,
  via: 'TOOL',
  tool: 'FOLLOW',
};
