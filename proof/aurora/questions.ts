/** A question over the demo world, and what of it a good answer shows among its first three cards. */
export interface Question {
  readonly asker: 'asha' | 'cleo';
  readonly text: string;
  /** Titles of huddles and communities, or usernames; one of them must be there. */
  readonly expected: readonly string[];
  /** Phrased unlike the data: none of its words need to stand in what is meant. */
  readonly unlike?: true;
}

type Row = readonly [text: string, ...expected: string[]];

function questions(asker: Question['asker'], unlike: boolean, rows: readonly Row[]): Question[] {
  return rows.map(
    ([text, ...expected]) => ({ asker, text, expected, ...(unlike && { unlike }) }) as Question,
  );
}

const gornergrat = 'First light on the Gornergrat';
const lakes = 'Five lakes and one long picnic';
const aletsch = 'Aletsch: along the longest ice of the Alps';
const uetliberg = 'Slow Sunday: Uetliberg to Felsenegg';
const perseids = 'Night walk under the Perseids';
const aiguilles = 'Tour of the Aiguilles Rouges in two days';
const dolomites = 'Dolomites: Tre Cime the quiet way round';
const karwendel = 'Snowshoes and soup in the Karwendel';
const isar = 'Trail running: ten gentle kilometres by the Isar';
const battert = 'Climbing for beginners at the Battert';
const arch = 'Royal Arch before breakfast';
const kenosha = 'Aspens at their brightest: Kenosha Pass';
const snowdon = 'Snowdon by the Pyg Track';
const buttermere = 'Wild swim and flapjacks at Buttermere';
const kumano = 'Kumano Kodo: from shrine to shrine';
const takao = 'Mount Takao after the last train of visitors';
const poon = 'Poon Hill for people with little time';
const costaRica = 'Path building day on the Camino de Costa Rica';
const laguna = 'Laguna 69 with a day to acclimatise';
const priorat = 'Gravel day: vineyards and chapels of the Priorat';
const saintGilles = 'Back roads of Saint-Gilles';
const robins = 'Early birds of Warner Robins';
const tripoli = 'Early birds of Tripoli';
const altagracia = 'Hill repeats and tea in Los Puertos de Altagracia';
const carmichael = 'Hill repeats and tea in Carmichael';
const kanggye = 'Clean the trails of Kanggye';

const byTheirWords: readonly Row[] = [
  ['Hikes near Boulder', arch, kenosha],
  ['easy hike near Boulder with room for two', kenosha],
  ['hikes near Zermatt', gornergrat, lakes],
  ['easy hikes in Zermatt', lakes],
  ['climbing for beginners', battert],
  ['climbing near Baden-Baden', battert],
  ['snowshoes in the Karwendel', karwendel],
  ['snowshoeing in Austria', karwendel],
  ['trail running in Munich', isar],
  ['trail running by the Isar', isar],
  ['walks near Zurich', uetliberg],
  ['Uetliberg to Felsenegg', uetliberg],
  ['night walk under the Perseids', perseids],
  ['hikes in Wales', snowdon],
  ['Snowdon', snowdon],
  ['hikes in Japan', takao, kumano],
  ['Kumano Kodo', kumano],
  ['hiking in the Dolomites', dolomites],
  ['Tre Cime', dolomites],
  ['wild swim in England', buttermere],
  ['walk at Buttermere', buttermere],
  ['birdwatching huddles', robins, tripoli],
  ['cycling in Spain', priorat],
  ['gravel day with vineyards', priorat],
  ['bike rides near Brussels', saintGilles],
  ['backpacking in Nepal', poon],
  ['Poon Hill', poon],
  ['volunteering in Costa Rica', costaRica],
  ['hikes in Peru', laguna],
  ['Laguna 69', laguna],
  ['backpacking near Chamonix', aiguilles],
  ['Aletsch glacier', aletsch],
  ['moderate hikes in Switzerland', aletsch, gornergrat],
  ['huddles on 16 June', lakes, robins],
  ['huddles on 2026-06-20', kenosha],
  ['what is on this weekend', buttermere],
  ['hikes on Wednesday', gornergrat],
  ['climbing on Wednesday', battert],
  ['huddles in July', takao, priorat, uetliberg],
  ['who hosts Royal Arch before breakfast', 'mikkel.kristensen', arch],
  ['who hosts sunrise hikes', 'asha', gornergrat, 'mikkel.kristensen', 'matteo.bellini'],
  ['who hosts Snowdon by the Pyg Track', 'amara.okonkwo'],
  ['who is Hana Hayashi', 'hana.hayashi'],
  ['find people called Bellini', 'sara.bellini', 'matteo.bellini'],
  ['who is @callum.gallagher', 'callum.gallagher'],
  ['communities for families', 'Families on trails'],
  ['snowshoe communities', 'Snowshoe circle'],
  ['clubs for birders', 'Slow birders'],
  ['hut to hut club', 'Hut to hut'],
  ['community Sunday ridge walkers', 'Sunday ridge walkers'],
  ['Dawn patrol community', 'Dawn patrol'],
  ['what should I bring to Snowdon by the Pyg Track', snowdon],
  ['what should I bring to Mount Takao', takao],
  ['RSVP me to Royal Arch before breakfast', arch],
  ['sign me up for the Gornergrat', gornergrat],
  ['join the Hut to hut community', 'Hut to hut'],
  ['follow Hana Hayashi', 'hana.hayashi'],
  ['when does it get dark at Tre Cime', dolomites],
];

const inOtherWords: readonly Row[] = [
  ['I want to be on a mountain when the day begins', gornergrat, arch, poon],
  ['somewhere to see shooting stars', perseids],
  ['something for a family with small kids', lakes],
  ['an outing where children are welcome', lakes],
  ['I have never climbed before, where can I try it safely', battert],
  ['first time on a rope', battert],
  ['where could I see ice and learn about geology', aletsch],
  ['glaciers with somebody who knows about ice', aletsch],
  ['jogging after work in Bavaria', isar],
  ['a slow run along a river where nobody is left behind', isar],
  ['a stroll at the speed of a conversation', uetliberg],
  ['I am new in town and know nobody, something relaxed near Zurich', uetliberg],
  ['a hot bath after the walk in Tokyo', takao],
  ['an evening on a hill with Fuji in the sun', takao],
  ['pilgrimage with temples', kumano],
  ['cedar forest and a hot spring', kumano],
  ['a swim in a lake with cake afterwards', buttermere],
  ['cold water dip in the Lake District', buttermere],
  ['colourful autumn leaves in Colorado', kenosha],
  ['pancakes after a short climb', arch],
  ['ladders and a night in a mountain hut', aiguilles],
  ['two days with a view of Mont Blanc', aiguilles],
  ['ornithology with binoculars', robins, tripoli],
  ['lend a hand on a footpath', costaRica, kanggye],
  ['give something back and build bridges', costaRica],
  ['very high up, for people used to thin air', laguna],
  ['a turquoise lake in the Andes', laguna],
  ['wine country on two wheels', priorat],
  ['pedalling in Belgium', saintGilles],
  ['soup in the snow', karwendel],
  ['winter forest with a hut meal', karwendel],
  ['quiet side of the famous three peaks in Italy', dolomites],
  ['polenta with north faces', dolomites],
  ['a trek below the Annapurnas with tea houses', poon],
  ['apple pie in the Himalayas', poon],
  ['highest mountain of Wales', snowdon],
  ['steep and demanding tour in Britain', snowdon],
  ['marmots and a playground', lakes],
  ['dark sky without lamps', perseids],
  ['clubs that get up before the sun', 'Dawn patrol'],
  ['a group for parents with prams', 'Families on trails'],
  ['people who like winter and quiet forests, is there a club', 'Snowshoe circle'],
  ['is there an association for several days with a small pack', 'Hut to hut'],
  ['a group that looks at nature very slowly', 'Slow birders'],
  ['a club for day walks that leaves nobody behind', 'Sunday ridge walkers'],
  ['who takes people up Snowdon', 'amara.okonkwo', snowdon],
  ['who leads climbing for novices', 'abena.kamau', battert],
  ['whose idea is the night under the stars', 'matteo.bellini', perseids],
  ['anything in the Alps that is not too hard', lakes, uetliberg, perseids],
  ['somewhere in South America', laguna],
  ['free places and a lift in Italy', dolomites],
  ['can I come along to the vineyards', priorat],
  ['do I need a headlamp at Mount Takao', takao],
  ['where could I cool off in a lake with my children', lakes],
  ['I would like to touch real rock', battert],
  ['the best light for my camera up high in Valais', gornergrat],
  ['a walk where strangers become friends in Switzerland', uetliberg],
  ['holy places and rain capes', kumano],
  ['people who want to sleep in a refuge in France', aiguilles],
  ['carry planks and cut steps', costaRica],
  ['is there anybody who knows how to fix trails', costaRica, kanggye],
  ['something in the city by train without parking', uetliberg, takao],
  ['where can I go for a jog in Germany', isar],
];

const ofMyOwn: readonly Row[] = [
  ['what is my next huddle', altagracia],
  ['what should I bring on my next huddle', altagracia],
  ['when does it get dark on my next huddle', altagracia],
  ['where am I going in July', takao, priorat, uetliberg],
  ['am I hosting anything', carmichael, altagracia],
  ['Hill repeats in Carmichael', carmichael],
  ['my communities', 'Dawn patrol'],
];

const ofHers: readonly Row[] = [
  ['what is my next huddle', gornergrat],
  ['what do I pack for my next outing', gornergrat],
  ['my huddles next week', aiguilles, kanggye],
  ['where do I go in July', takao, uetliberg, snowdon],
  ['which clubs am I in', 'Sunday ridge walkers'],
  ['Hill repeats in California', altagracia],
];

export const questionSet: readonly Question[] = [
  ...questions('cleo', false, byTheirWords),
  ...questions('cleo', true, inOtherWords),
  ...questions('cleo', false, ofMyOwn),
  ...questions('asha', false, ofHers),
];

/** What one of the two may not know of, and the other does. */
export const secrets = { asha: [carmichael, 'The night shift'], cleo: ['The night shift'] } as const;
