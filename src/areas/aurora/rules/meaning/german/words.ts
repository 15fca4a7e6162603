/** German words and what they are in English; a line a field, endings are tried by `translate.ts`. */
const pairs = `
der: die: das: den: dem: des: the, ein: eine: einen: einem: einer: eines: a, und: and, oder: or, mit: with, ohne: without
für: for, auf: on, am: on, im: in, in: in, ins: in, an: at, bei: near, beim: at, zum: to, zur: to, zu: to, nach: to, von: of, vom: of, aus: from
vor: before, über: over, unter: under, durch: through, entlang: along, um: around, bis: until, ab: from, als: as, wie: how
ich: i, du: you, er: he, sie: they, wir: we, ihr: you, man: one, mir: me, mich: me, uns: us, mein: my, meine: my, meinen: my, meinem: my, meiner: my, dein: your, sich: , es: it
wer: who, was: what, wann: when, wo: where, wohin: where, welche: which, welcher: which, welches: which, warum: why, wem: who, wen: who
ist: is, sind: are, war: was, hat: has, haben: have, habe: have, bin: am, wird: is, werden: will, kann: can, können: can, könnte: could, soll: should, sollte: should, muss: must, darf: may, möchte: want to, möchten: want to, will: want to, würde: would, gibt: is there, geht: goes, gehen: go, komme: come, kommen: come, kennt: knows, zeige: show, zeig: show, finden: find, suche: find, mag: like, magst: like, weiss: know, brauche: need, lernen: learn, sehen: see, erleben: see, ausprobieren: try, versuchen: try
nicht: not, kein: no, keine: no, keinen: no, nur: only, auch: also, noch: still, schon: already, mal: , gern: , gerne: , bitte: please, denn: , doch: , etwas: something, jemand: somebody, jemanden: somebody, niemand: nobody, alles: everything, viel: much, viele: many, sehr: very, zwei: two, zweit: two, drei: three, dritt: three, vier: four, viert: four, fünf: five, fünft: five, sechs: six, sechst: six, ersten: first, erste: first, letzte: last, nächste: next, kommende: coming, dieses: this, diese: this, diesen: this, danke: thanks
montag: monday, dienstag: tuesday, mittwoch: wednesday, donnerstag: thursday, freitag: friday, samstag: saturday, sonnabend: saturday, sonntag: sunday, wochenende: weekend, woche: week, tag: day, tage: days, tagen: days, monat: month, stunde: hour, abend: evening, nacht: night, mittag: noon, feierabend: after work, arbeit: work
januar: january, februar: february, märz: march, april: april, mai: may, juni: june, juli: july, august: august, september: september, oktober: october, november: november, dezember: december, frühling: spring, sommer: summer, herbst: autumn, winter: winter
wandern: hiking, wanderung: hike, wandertour: hike, wanderer: hikers, bergtour: hike, bergwanderung: hike, bergsteigen: mountaineering, spaziergang: walk, spazieren: walking, bummeln: stroll, schlendern: stroll, klettern: climbing, kletterer: climbers, kletterkurs: climbing, bouldern: bouldering, rad: bike, fahrrad: bike, radfahren: cycling, radeln: cycling, radtour: bike ride, radler: cyclists, mountainbike: mountain bike, joggen: jogging, jogger: runners, laufen: running, lauf: run, rennen: running, trailrunning: trail running, läufer: runners, schneeschuh: snowshoe, schneeschuhe: snowshoes, schneeschuhwandern: snowshoeing, skitour: ski tour, ski: ski, zelten: camping, zelt: tent, campen: camping, übernachten: overnight, übernachtung: overnight, draussen: outside, paddeln: paddling, kajak: kayak, kanu: canoe, vogel: bird, vögel: birds, vogelbeobachtung: birdwatching, vogelkunde: ornithology, vogelfreunde: birders, fernglas: binoculars, angeln: fishing, yoga: yoga, ehrenamtlich: volunteering, freiwillig: volunteering, freiwillige: volunteers, mithelfen: lend a hand, anpacken: lend a hand, helfen: help, mehrtägig: multi-day, mehrtagestour: multi-day, trekking: trek, treffen: huddle, ausflug: outing, tour: tour, veranstaltung: event, unternehmung: outing, aktivität: activity
leicht: easy, einfach: easy, gemütlich: relaxed, entspannt: relaxed, gemächlich: slow, sanft: gentle, flach: flat, mittelschwer: moderate, mittel: moderate, schwer: hard, schwierig: hard, anstrengend: hard, fordernd: demanding, steil: steep, kostenlos: free, gratis: free, umsonst: free, günstig: cheap, platz: place, plätze: places, frei: free, anfänger: beginners, einsteiger: beginners, neuling: newcomers, fortgeschritten: advanced, langsam: slow, schnell: fast, ruhig: quiet, still: quiet, früh: early, spät: late, hoch: high, höchste: highest, tief: deep, lang: long, kurz: short, neu: new, alt: old, warm: warm, heiss: hot, kalt: cold, bunt: colourful, dunkel: dark, hell: light, schön: beautiful, berühmt: famous, sicher: safely, gemeinsam: together, allein: alone
verein: club, vereine: clubs, gruppe: group, gruppen: groups, gemeinschaft: community, club: club, veranstaltet: hosts, organisiert: organises, leitet: leads, führt: leads, gastgeber: host, leute: people, menschen: people, person: person, freunde: friends, mitglied: member, fremde: strangers, mitfahrgelegenheit: ride, mitfahrt: ride, fahrgemeinschaft: carpool, mitfahren: ride, auto: car, zug: train, bahn: train, bus: bus, artikel: article, beitrag: post, tipp: tips, geschichte: story, ratschlag: advice, lesen: read, geschrieben: wrote
berg: mountain, berge: mountains, gipfel: summit, grat: ridge, kamm: ridge, tal: valley, pass: pass, gletscher: glacier, eis: ice, see: lake, seen: lakes, bergsee: mountain lake, fluss: river, bach: stream, meer: sea, strand: beach, küste: coast, wald: forest, wiese: meadow, baum: tree, blätter: leaves, laub: leaves, herbstlaub: autumn leaves, blume: flowers, schnee: snow, regen: rain, wind: wind, sonne: sun, sonnenaufgang: sunrise, sonnenuntergang: sunset, morgengrauen: dawn, dämmerung: dusk, licht: light, stern: star, sterne: stars, sternschnuppe: shooting stars, sternschnuppen: shooting stars, sternenhimmel: starry sky, mond: moon, himmel: sky, hütte: hut, berghütte: mountain hut, weg: trail, wege: trails, wanderweg: footpath, pfad: path, steg: footbridge, brücke: bridge, treppe: steps, stufe: steps, leiter: ladders, fels: rock, felsen: rock, seil: rope, höhe: altitude, luft: air, aussicht: view, blick: view, stein: stone, dorf: village, stadt: city, garten: garden, ufer: shore, düne: dunes, wüste: desert, dschungel: jungle, weinberg: vineyard, weinberge: vineyards, wein: wine, kirche: church, kapelle: chapel, tempel: temple, schrein: shrine, pilgern: pilgrimage, pilger: pilgrims, pilgerweg: pilgrimage, japanisch: japanese, burg: castle, schloss: castle
kind: child, kinder: children, kindern: children, kinderwagen: pram, familie: family, familien: families, familienfreundlich: family, eltern: parents, hund: dog, tier: animals, murmeltier: marmots, spielplatz: playground, schwimmen: swim, baden: swim, bad: bath, sprung: dip, picknick: picnic, essen: food, kuchen: cake, kaffee: coffee, tee: tea, suppe: soup, frühstück: breakfast, frühstücken: breakfast, pfannkuchen: pancakes, apfelkuchen: apple pie, käse: cheese, foto: photo, fotografieren: photography, fotografie: photography, kamera: camera, natur: nature, naturfreunde: nature, rucksack: pack, stirnlampe: headlamp, helm: helmet, schuhe: shoes, stiefel: boots, stöcke: poles, jacke: jacket, karte: map, knie: knees, wetter: weather, wechselnd: changing, schlecht: bad, kleidung: clothes, müll: rubbish, müllsammeln: clean up, aufräumen: clean up, reparieren: fix, bauen: build, hilfe: help, gespräch: conversation, plaudern: conversation, quatschen: talk, verlaufen: lost
schweiz: switzerland, österreich: austria, deutschland: germany, italien: italy, frankreich: france, spanien: spain, belgien: belgium, norwegen: norway, schottland: scotland, grossbritannien: britain, neuseeland: new zealand, südafrika: south africa, südamerika: south america, marokko: morocco, bayern: bavaria, tirol: tyrol, wallis: valais, alpen: alps, dolomiten: dolomites, anden: andes, genf: geneva, wien: vienna, mailand: milan, rom: rome, venedig: venice, prag: prague, brüssel: brussels, tokio: tokyo, kalifornien: california, peru: peru, nepal: nepal
`;

const spelled = (german: string, umlaut: boolean) =>
  german
    .replace(/[äöü]/g, (letter) => ({ ä: 'a', ö: 'o', ü: 'u' })[letter] + (umlaut ? 'e' : ''))
    .replace(/ß/g, 'ss');

function* readPairs(): Iterable<readonly [string, string]> {
  for (const pair of pairs.split(/[,\n]/)) {
    const parts = pair.split(':').map((part) => part.trim());
    const english = parts.at(-1) ?? '';
    for (const german of parts.slice(0, -1)) {
      yield [spelled(german, false), english];
      if (/[äöü]/.test(german)) yield [spelled(german, true), english];
    }
  }
}

export const germanWords: ReadonlyMap<string, string> = new Map(readPairs());

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** 'austria' as a German says it: Österreich; undefined where the name is the same. */
export function germanNameOf(english: string): string | undefined {
  const countries = pairs.trim().split('\n').at(-1) ?? '';
  const found = new RegExp(`(?:^|, )([^,:]+): ${english}(?:,|$)`).exec(countries);
  return found?.[1] && capital(found[1].trim());
}
