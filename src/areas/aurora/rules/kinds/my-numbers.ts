import type { Kind } from './kind.ts';

export const myNumbers: Kind = {
  id: 'my-numbers',
  label: { en: 'My numbers', de: 'Meine Zahlen' },
  en: `
how many hikes have i done; how many kilometres have i walked; my statistics; my stats this year; how many
huddles did i go to; how far have i hiked in total; how much ascent have i done; how many outings did i host;
show my numbers; what have i done so far; how many times was i out; how often was i hiking this year; my totals;
how do i see my stats; where are my statistics`,
  de: `
wie viele wanderungen habe ich gemacht; wie viele kilometer bin ich gelaufen; meine statistik; meine zahlen
dieses jahr; bei wie vielen huddles war ich; wie weit bin ich insgesamt gewandert; wie viele höhenmeter habe
ich; wie viele touren habe ich geleitet; zeig meine zahlen; was habe ich schon geschafft; wie oft war ich
draussen; wie oft war ich dieses jahr wandern; mein total;
wo sehe ich meine statistik`,
  via: 'TOOL',
  tool: 'NUMBERS',
};
