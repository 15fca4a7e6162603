import type { Kind } from './kind.ts';

export const huddleDaylight: Kind = {
  id: 'huddle-daylight',
  label: { en: 'When it gets dark', de: 'Wann es dunkel wird' },
  en: `
when does it get dark at *; what time is sunset; when does the sun set in *; when is sunrise; how long is there
daylight; when does the sun come up; is it still light at seven; sunrise time in *; when is dusk; will it be
dark on the way back; daylight hours in *; until when is it light; when does it get light; when does the sun go
down; do we walk in the dark; what time does it get dark`,
  de: `
wann wird es dunkel bei *; wann geht die sonne unter; sonnenuntergang in *; wann ist sonnenaufgang; wie lange
ist es hell; wann geht die sonne auf; ist es um sieben noch hell; wann dämmert es; ist es auf dem rückweg
dunkel; bis wann ist es hell; wann wird es hell; sonnenaufgang am samstag; wie lange haben wir tageslicht; wann
ist es dunkel; laufen wir im dunkeln; wann sonnenuntergang`,
  via: 'TOOL',
  tool: 'LIGHT',
};
