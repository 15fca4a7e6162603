import { expect, test } from 'vitest';
import { countriesKnown, numbersIn } from './numbers.ts';
import { sayDanger } from './say-danger.ts';
import { dangerIn, finerOf } from './signs.ts';

test.each([
  ['my friend is bleeding', 'HURT'],
  ['Mein Sohn ist auf dem Weg gestürzt und kann nicht mehr auftreten', 'LIMB'],
  ['Mein Sohn ist gestürzt, blutet am Kopf und kann nicht auftreten', 'HURT'],
  ['sie ist gestürzt, ihr Bein tut weh und ist verletzt', 'HURT'],
  ['we are up on a ridge and it starts to thunder, what shoud we do', 'LIGHTNING'],
  ['stuck on a ridge n its thundering what now', 'LIGHTNING'],
  ['We are up on a ridge and a thunderstorm is coming, what should we do?', 'LIGHTNING'],
  ['Wir sind gerade am Grat und ein Gewitter zieht auf', 'LIGHTNING'],
  ['wir hören Donner, es donnert schon und wir sind am Gipfel', 'LIGHTNING'],
  ['es fängt an zu gewittern und wir sind am Grat', 'LIGHTNING'],
  ['we are lost in the fog', 'LOST'],
  ['Meine Freundin blutet stark', 'HURT'],
  ['Wir haben uns im Nebel verirrt', 'LOST'],
  ['Hilfe, er ist abgestürzt', 'HURT'],
  ['Ich habe mir den Knoechel verstaucht', 'LIMB'],
  ['I do not want to live anymore', 'DESPAIR'],
  ['honestly i dont see the point in going on anymore', 'DESPAIR'],
  ['i feel so hopeless and empty', 'DESPAIR'],
  ['im so lonely lately i dont see the point anymore', 'DESPAIR'],
  ['I don’t see any point', 'DESPAIR'],
  ['i feel so alone', 'DESPAIR'],
  ['ich bin so einsam', 'DESPAIR'],
  ['ich habe keine Lust mehr zu leben', 'DESPAIR'],
  ['I can’t see any way forward, everything is pointless', 'DESPAIR'],
  ['i am so tired of living', 'DESPAIR'],
  ['ich kann einfach nicht mehr', 'DESPAIR'],
  ['ich fühle mich so leer', 'DESPAIR'],
  ['ich sehe keinen Ausweg', 'DESPAIR'],
  ['mir geht es gar nicht gut, ich seh in nichts mehr einen Sinn', 'DESPAIR'],
  ['alles ist zu viel und ich will eigentlich nicht mehr da sein', 'DESPAIR'],
  ['why do i keep going, everyone would be happier without me', 'DESPAIR'],
  ['i don’t think anyone would care if i didn’t come back', 'DESPAIR'],
  ['Ohne mich wärt ihr alle besser dran', 'DESPAIR'],
  ['es hät alles kei sinn meh', 'DESPAIR'],
  ['würd eh keiner merken wenn ich vom Berg nicht mehr runterkomm', 'DESPAIR'],
  ['merkt eh keiner wenn ich nicht zurückkomme', 'DESPAIR'],
  ['some evenings i wonder if anyone would even notice if i was gone', 'DESPAIR'],
  ['Manchmal denke ich, es wäre am besten, ich wäre auch nicht mehr da', 'DESPAIR'],
  ['my son has disappeared', 'MISSING'],
  ['she went up alone yesterday morning and has not come home', 'MISSING'],
  ['er ist gestern allein los und noch nicht heimgekommen', 'MISSING'],
  ['my daughter is three hours overdue above Zermatt, her phone is off', 'MISSING'],
  ['Meine Tochter ist seit 3 std überfällig, handy aus', 'MISSING'],
  ['mein Vater hätte um vier wieder zurück sein sollen', 'MISSING'],
  ['since Geoff died I honestly dont see the point in getting up', 'DESPAIR'],
  ['i glaub es wär für alle besser wenn i nimmer da wär', 'DESPAIR'],
  ['got a walker down, knee gone, cant stand, mist coming in', 'LIMB'],
  ['we took the lift up, my friend is puking and talks nonsense at 3000m', 'ALTITUDE'],
  ['stopped shivering and talks nonsense', 'COLD'],
  ['Kollegin ist zusammengesackt, redet wirr und ist eiskalt', 'COLD'],
  ['i twisted my ankle on the ridge, what now', 'LIMB'],
  ['Ich habe mir das Bein gebrochen', 'LIMB'],
  ['broke my wrist and the bone is bleeding', 'HURT'],
  ['My friend fell and he cant feel his legs, what do we do??', 'HURT'],
  ['einer ist bewustlos, welche nummer ruf ich an', 'HURT'],
  ['he fell 5 m and his leg looks wrong', 'HURT'],
  ['it’s dark and my buddy is still not back from his hike', 'MISSING'],
  ['my wife isn’t back yet', 'MISSING'],
  ['mein Mann ist immer noch nicht zurück', 'MISSING'],
  ['an avalanche has buried two of us', 'AVALANCHE'],
  ['help', 'ANY'],
  ['a bear is following us', 'ANY'],
  ['ein Hund verfolgt uns', 'ANY'],
  ['dog bit me', 'HURT'],
  ['a wasp stung me and i can hardly breathe', 'ALLERGY'],
  ['von einer Wespe gestochen und krieg schlecht Luft', 'ALLERGY'],
  ['his tongue is swelling up', 'ALLERGY'],
  ['dizzy n puking at 4000m what do i do', 'ALTITUDE'],
  ['im on 4300 m and have a splitting headache, should i go on', 'ALTITUDE'],
  ['bin auf 4500 meter, mir is richtig schlecht und der kopf platzt fast', 'ALTITUDE'],
  ['my friend is confused and keeps falling over up here', 'ALTITUDE'],
  ['mir ist schwindlig und übel auf 3800m', 'ALTITUDE'],
  ['he is puking behind the hut', 'HURT'],
  ['thunder is super close and were stuck on a ridge what do we do', 'LIGHTNING'],
  ['one of us slipped and can’t move her leg, and its getting dark', 'LIMB'],
  ['sie hat eine allergische Reaktion', 'ALLERGY'],
  ['grandpa got dizzy and fainted on the trail', 'HURT'],
  ['eine Schlange hat mich gebissen', 'HURT'],
  ['where am i', 'LOST'],
  ['fog, we’re off the path and it is nearly dark', 'LOST'],
  ['I’m freaking out on this ridge and can’t move', 'LOST'],
  ['phone battery at 3 percent and its getting dark', 'LOST'],
  ['lost in the fog near Buttermere', 'LOST'],
  ['bin im nebel und find den weg nimmer', 'LOST'],
  ['we have lost the path', 'LOST'],
  ['my wife is shivering badly', 'COLD'],
  ['cannae see the point in carrying on anymore', 'DESPAIR'],
  ['Kollege auf 4000 m ist ganz wirr und torkelt', 'ALTITUDE'],
  ['Meine Tochter (9) ist weg, wir finden sie nicht mehr im Wald', 'MISSING'],
  ['im hurt', 'HURT'],
  ['a friend of mine is hurt', 'HURT'],
  ['one of ours is badly injured', 'HURT'],
  ['the driver of the car is badly hurt', 'HURT'],
  ['the woman with the torch is in pain', 'ANY'],
  ['a friend of mine is dying', 'ANY'],
  ['the other car is in trouble', 'ANY'],
  ['a guy from my last hike scares me, he keeps waiting outside my flat', 'THREAT'],
  ['a man is following us on the trail', 'THREAT'],
  ['somebody follows me home after the hike', 'THREAT'],
  ['another hiker groped me', 'THREAT'],
  ['my ex threatens me', 'THREAT'],
  ['I was assaulted on the way to the hut', 'THREAT'],
  ['he knows where I live and turns up every day', 'THREAT'],
  ['Ein Mann verfolgt mich', 'THREAT'],
  ['jemand aus der Gruppe hat mich begrapscht', 'THREAT'],
  ['mein Ex lauert mir nach jeder Tour auf', 'THREAT'],
  ['er steht jeden Abend vor meiner Wohnung', 'THREAT'],
  ['da läuft mir einer im Dunkeln hinterher', 'THREAT'],
  ['ich will nicht mehr', 'DESPAIR'],
  ['somebody here is having a seizure', 'HURT'],
  ['he won’t wake up', 'HURT'],
  ['Sie hat einen Krampfanfall', 'HURT'],
  ['Mein Kind wacht nicht mehr auf', 'HURT'],
])('AUR-4 %s is heard as %s', (question, danger) => {
  expect(dangerIn(question)).toBe(danger);
});

test.each([
  'I have altitude sickness tablets, may I take them along',
  'my phone is dying, where do we meet',
  'our battery is slowly dying, which bus was it',
  'and mine is dying too',
  'is it normal to get dizzy at 3000m',
  'will i feel sick at 4600 m',
  'Kann mir auf 3000m schwindlig werden',
  'Is the lost lake hike on Saturday',
  'I lost my gloves on the last hike',
  'would anyone care if i bring my dog',
  'Stört es niemanden, wenn ich später komme',
  'Keiner soll fehlen',
  'she fell off a ladder two yrs ago, is that hike ok for her',
  'Vor drei Wochen habe ich mir den Fuß verstaucht, kann ich mit',
  'will it hurt my knees',
  'how do I avoid getting lost in the fog',
  'an article about avalanches',
  'Was hilft gegen Höhenkrankheit?',
  'Wie hoch ist die Lawinengefahr?',
  'Wanderung zum verlorenen See',
  'how do I get help with the app',
  'wer hilft mir beim Planen',
  'a course on first aid',
  'what to pack in case somebody is injured',
  'is there a point in going on the ridge in winter',
  'my deposit is still not back',
  'i dont see the point in paying twice',
  'I don’t see the point on the map',
  'can i hike alone',
  'who follows me here',
  'stuck on the sign up page',
  'lost in the app, where are my settings',
  'mein Freund ist weg von der Liste, warum',
  'does cleo follow me back',
  'a friend is waiting at the station by my car park',
  'the route touched me deeply',
  'wer folgt mir',
  'schlägt mir jemand eine Tour vor',
  'the group is waiting outside the hut',
  'where am i going next',
  'are cows following the path',
  'who is following me',
  'lohnt sich das warten noch oder ist die schlange endlos',
  'is anybody allergic to dogs on the hike',
  'my friend bit more than she can chew',
  'is the trail back in shape',
  'my dues are overdue, how do i pay',
  'should we be back at 5 for the train',
  'bis wann sollte ich zurück sein',
  'my answer is overdue',
  'ich kann nicht mehr als zwei Gäste mitbringen',
  'We are on the ridge on Sunday, will there be a thunderstorm?',
  'Am Samstag sind wir am Grat, kommt da ein Gewitter?',
])('AUR-4 %s is no cry for help', (question) => {
  expect(dangerIn(question)).toBeUndefined();
});

test('AUR-4 the number is that of the country, and 112 and 911 where it is not known', () => {
  expect(sayDanger('HURT', numbersIn('CH'), 'en')).toMatch(/^Call \*\*1414 \(Rega\)\*\* or \*\*144\*\*/);
  expect(sayDanger('LOST', numbersIn('AT'), 'de')).toMatch(/^Ruf jetzt \*\*140 \(Bergrettung\)\*\*/);
  expect(sayDanger('ANY', numbersIn('US'), 'en')).toContain('**911**');
  expect(sayDanger('ANY', numbersIn(undefined), 'en')).toMatch(/\*\*112\*\* or \*\*911\*\*/);
  expect(sayDanger('DESPAIR', numbersIn('DE'), 'de')).toContain('**0800 111 0 111**');
  expect(sayDanger('HURT', numbersIn('DE'), 'de')).not.toContain('0800');
});

test('AUR-4 somebody who is threatened is told the number of the police, and how to block and report', () => {
  const said = sayDanger('THREAT', numbersIn('NZ'), 'en');
  expect(said).toMatch(/^Call \*\*111\*\* now/);
  expect(said).toContain('Block');
  expect(said).not.toContain('helicopter');
  expect(sayDanger('THREAT', numbersIn('DE'), 'de')).toMatch(/^Ruf jetzt \*\*110\*\* an/);
  expect(sayDanger('THREAT', numbersIn('CH'), 'en')).not.toContain('Rega');
});

test('AUR-4 where another country may be meant, its number stands beside the likely one', () => {
  const said = sayDanger('HURT', numbersIn('CH'), 'en', { country: 'Japan', numbers: numbersIn('JP') });
  expect(said).toContain('112** now (Japan: **119** or **110**). I cannot call for you.');
  const threat = { country: 'Japan', numbers: numbersIn('JP') };
  expect(sayDanger('THREAT', numbersIn('CH'), 'de', threat)).toContain(
    'Ruf jetzt **117** an (Japan: **110**).',
  );
});

test('AUR-4 where it is not clear what the danger is, the number for despair stands there too', () => {
  expect(sayDanger('ANY', numbersIn('CH'), 'en')).toContain('call **143**');
  expect(sayDanger('ANY', numbersIn('HR'), 'en')).not.toContain('life itself');
});

test('AUR-4 every row of the table has a number to call and says where it stands', () => {
  for (const country of countriesKnown) {
    const { rescue, police, source } = numbersIn(country);
    expect(rescue[0], country).toMatch(/^\d/);
    expect(police, country).toMatch(/^\d{2,5}$/);
    expect(source, country).toMatch(/\w\.\w/);
  }
});

test.each([
  ['Gewitter auf dem Grat, wir sind zu fünft', 'LIGHTNING'],
  ['one of our walkers has fallen and hardly answers', 'HURT'],
  ['he has fallen on his arm', 'LIMB'],
  ['alone in the fog up here', 'LOST'],
  ['something is very wrong here', 'ANY'],
])('AUR-4 of a cry that says no more, %s is most likely %s', (question, danger) => {
  expect(finerOf('ANY', question)).toBe(danger);
  expect(finerOf('DESPAIR', question)).toBe('DESPAIR');
});
