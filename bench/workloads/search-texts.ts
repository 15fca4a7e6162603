import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

const of = (words: string) => words.trim().split(/\s*[,\n]\s*/);

export const firstNames =
  of(`Ada, Ben, Clara, David, Emma, Felix, Greta, Hannah, Ivan, Julia, Karim, Lena, Marta, Noah,
  Olga, Paul, Quinn, Rosa, Samuel, Tara, Ursula, Victor, Wanda, Xenia, Yusuf, Zoe, Anna, Bruno, Carmen, Dmitri, Elena,
  Fatima, Georg, Hugo, Ines, Jonas, Katrin, Luca, Mira, Nadia, Oskar, Petra, Ruben, Sofia, Tim, Ulrich, Vera, Walter`);
export const surnames =
  of(`Ander, Bach, Brunn, Egli, Fisch, Gruber, Hart, Huber, Jans, Keller, Lang, Meier, Neu, Ober,
  Petr, Rossi, Roth, Sand, Schmid, Stein, Tanner, Vogel, Wald, Weber, Winter, Zimmer, Costa, Silva, Novak, Kowal`);
export const surnameEnds = of(
  `son, mann, er, berg, ski, ini, sen, ov, feld, bauer, lin, eli, ez, hoff, ward, ley`,
);
export const clubs =
  of(`trail runners, hiking club, Wanderverein, climbers, mountain friends, women on trails, early birds,
  families outside, Alpenverein, ski tourers, birdwatchers, walkers, bike crew, night hikers, hut to hut, Bergfreunde`);
export const topics =
  of(`ridge, lake, sunrise, forest, snow, family, beginners, dogs, photography, hut, summit, river,
  wildflowers, geology, kids, trailrunning, minimalism, winter, autumn, swimming`);
export const times =
  of(`Sunrise, Morning, Slow, Sunday, Early, Autumn, Winter, Spring, Long, Short, Quiet, Full moon,
  Family, After-work, Rainy day, Gentle, Steep, Sonnige, Gemütliche, Lange`);
export const ways =
  of(`ridge, lake, forest, gorge, river, meadow, waterfall, glacier, valley, summit, coast, vineyard,
  castle, pass, canyon, moor, island, Panorama, Gipfel, Schlucht`);
export const outings =
  of(`walk, loop, crossing, climb, ramble, trail, tour, hike, traverse, run, ride, stroll, trek,
  Wanderung, Runde`);
export const titles =
  of(`How we walked the, What to pack for a, Ten lessons of a, A quiet day on the, Reading the weather on a,
  First time on the, Warum wir gern gehen:, Safety on the, Photographing a, The history of the`);
export const activities =
  of(`HIKING, HIKING, HIKING, WALKING, TRAIL_RUNNING, CLIMBING, CYCLING, SNOWSHOEING, SKIING,
  PADDLING, CAMPING, BIRDWATCHING, GENERAL`);

/** What people write of outings, in two languages; together they make some hundred thousand different texts. */
export const sentences = `
We walk along the ridge and have lunch at a hut with a view of the glacier
Bring warm clothes, a headlamp and something to share for breakfast on the summit
The path is steep and rocky for the first hour, then it follows the lake through an old forest
Beginners are welcome, nobody is left behind and we stop whenever somebody wants to take photographs
There is cake at the farm by the waterfall, and those who like swim in the river afterwards
Dogs are welcome as long as they get on with sheep and cows on the pasture
We meet at the station and take the first bus up the valley to the cable car
If thunderstorms are forecast we take the lower trail through the vineyards instead
Children from eight years on who are used to walking manage this loop easily
Wir gehen gemütlich dem Bach entlang und machen Rast bei der Hütte am See
Der Weg ist teils ausgesetzt, Trittsicherheit und gute Schuhe sind nötig
Nach der Tour kehren wir im Gasthaus ein, wer mag bleibt zum Essen
Bitte Stirnlampe, warme Jacke und etwas zum Teilen mitbringen
Treffpunkt ist am Bahnhof, wir nehmen den ersten Bus ins Tal
The snow was soft in the afternoon, so we turned round below the pass and were glad of it
What a morning: fog in the valley, sun above it, and two chamois on the crest
My boots finally gave up after nine years, any advice on repairing the soles
Does anybody know whether the suspension bridge is open again after the storm
Thank you all for coming, twelve people and not one complaint about the rain
Waking at four is terrible until the sky turns red behind the peaks
Marmots whistled all the way up, and the gentians were in full bloom
We carried too much food, too little water and exactly the right amount of chocolate
The last train left without us, so we shared a taxi with three climbers from Spain
Ein Adler kreiste lange über dem Grat, wir haben alle nur noch nach oben geschaut
`
  .trim()
  .split('\n')
  .map((sentence) => `${sentence}.`);

/** From 0 up to 1, the same for the same `n`, and another one for each seed. */
export function share(seed: number): Sql {
  return sql`(abs(hashint4extended(n, ${sql.lit(seed)}) % 1000003) / 1000003.0::float8)`;
}

/** One of the words, the same for the same `n`. */
export function pick(words: readonly string[], seed: number): Sql {
  const list = sql.join(words.map((word) => sql.lit(word)));
  return sql`(array[${list}])[1 + floor(${share(seed)} * ${sql.lit(words.length)})::int]`;
}

/** The id of the nth of a kind: known without a look at its table. */
export function idOf(kind: string, nth: Sql): Sql {
  const digits = sql`md5(${sql.lit(kind)} || (${nth})::int)`;
  return sql`overlay(overlay(${digits} placing '4' from 13) placing '8' from 17)::uuid`;
}
