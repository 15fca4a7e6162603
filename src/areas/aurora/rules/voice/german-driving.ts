import { wordMoney } from '#areas/carpool/rules/money.ts';
import type { driving as english, RideConditions } from './english-driving.ts';
import { dayName, said } from './german-days.ts';

const list = new Intl.ListFormat('de');
const places = (count: number) => `${count} ${count === 1 ? 'Platz' : 'Plätze'}`;

/** 'am Samstag', 'an einem Wochenende' */
function days({ span, filters }: Pick<RideConditions, 'span' | 'filters'>): string | undefined {
  if (span) return said(span);
  if (filters.weekday) return 'an einem Werktag';
  if (filters.weekend) return 'an einem Wochenende';
  return filters.day === undefined ? undefined : `an einem ${dayName(filters.day)}`;
}

/** What Aurora says in German of rides and of who looks for one. */
export const driving: typeof english = {
  off: (name, mine) =>
    `Bei **${name}** gibt es keine Mitfahrgelegenheiten: ${mine ? 'Schalte sie auf der Seite unter Bearbeiten ein' : 'Die Gastgeber haben sie nicht eingeschaltet'}.`,
  seats: (free, cost) => {
    const left = free > 0 ? `${places(free)} frei` : 'kein Platz frei: du würdest auf einen warten';
    const paid =
      cost && `${wordMoney(cost.seat, 'de')} pro Platz (ganze Fahrt: ${wordMoney(cost.all, 'de')})`;
    return `${left} · ${paid ?? 'kostet nichts'}`;
  },
  leaves: ({ driver, from, out, back }) => {
    const there = out && `${out}${from ? ` in ${from}` : ''} los`;
    const home = back && (out ? `zurück ${back}` : `${back} zurück`);
    return `${driver} fährt ${[there, home].filter(Boolean).join(', ')}.`;
  },
  noneFrom: (place) => `Niemand fährt ${place} los; diese Fahrten beginnen anderswo.`,
  noneThatWay: (name, way) =>
    `Wer zu **${name}** fährt, nimmt Leute nur ${way === 'OUT' ? 'zurück mit, nicht hin' : 'hin mit, nicht zurück'}.`,
  more: 'Weitere stehen unter [Fahrten](/carpool).',
  noneFits: ({ from, to, free, way, ...when }) => {
    const set = [
      from && `Start ${from}`,
      to && `Ziel ${to}`,
      days(when),
      way && (way === 'OUT' ? 'Hinfahrt' : 'Rückfahrt'),
      free && 'kostenlos',
    ].filter((condition) => typeof condition === 'string');
    return `Ich finde keine Fahrt, die du sehen kannst und die dazu passt: ${set.join(', ')}.`;
  },

  needsSeats: (people, huddle) => `${places(people)} zu ${huddle}`,
  looking: (count, shown, { near, ...when }) => {
    const where = [near, days(when)].map((condition) => (condition ? ` ${condition}` : '')).join('');
    if (count === 0) return `Soweit du sehen kannst, sucht${where} niemand eine Mitfahrt.`;
    const who = count === 1 ? 'Eine Person sucht' : `${count} Leute suchen`;
    const only = count > shown ? ` Die ersten ${shown} stehen unten.` : '';
    return `${who}${where} eine Mitfahrt.${only} Biete deinen Platz auf der Seite der Fahrt an.`;
  },

  mySeats: (name, ways) => {
    const told = ways.map(
      ({ leg, left, seats }) => `${left} von ${seats} ${leg === 'OUT' ? 'hin' : 'zurück'}`,
    );
    return `Freie Plätze in deinem Auto${name ? ` zu **${name}**` : ''}: ${list.format(told)}.`;
  },
};
