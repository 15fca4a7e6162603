import type { Caution } from '../card.ts';

const emergency =
  /\b(?:emergency|mayday|sos|unconscious|not breathing|cant breathe|bleeding|(?:i am|im|we are|were|i got|we got|is|got) (?:lost|injured|stuck|trapped)|buried|broken (?:leg|arm|ankle|bone|neck)|broke (?:my|his|her|a) (?:leg|arm|ankle)|heart attack|hypothermi\w*|snake ?bite|bitten by a snake|fell (?:off|down|into)|has fallen|need (?:a )?rescue|rescue (?:us|me)|call (?:an )?(?:ambulance|112|911|999)|mountain rescue|someone is hurt|hurt badly|cannot move)\b/;

const health =
  /\b(?:altitude sickness|acclimati\w*|medic(?:ine|ation|al)|pills?|tablets?|dose|ibuprofen|diamox|pregnan\w*|chest pain|allerg\w*|asthma\w*|diabet\w*|frostbite|dizz\w*|fever|sprain\w*|knees? (?:pain|hurts?)|pain|ache|blisters?|doctor|heatstroke|dehydrat\w*|tick bite|avalanche (?:risk|danger|safe\w*)|is it safe|safe to (?:cross|climb|go|hike|drink))\b/;

const germanEmergency =
  /\b(?:notfall|lebensgefahr|bewusstlos|atmet nicht|keine luft|blutet|blute|verletzt|verirrt|verlaufen|verschuttet|eingeklemmt|abgesturzt|gesturzt und|(?:bein|arm|fuss|knochel|genick|rucken|knochen) gebrochen|herzinfarkt|schlaganfall|unterkuhl\w*|schlangenbiss|von einer schlange gebissen|bergrettung|bergwacht|rettet (?:uns|mich)|notarzt|rettungswagen|krankenwagen|ruf(?:e|t)? (?:die rettung|112)|kann mich nicht bewegen|sitzen fest|sitze fest)\b/;

const germanHealth =
  /\b(?:hohenkrank\w*|akklimatis\w*|medikament\w*|tabletten?|pillen?|dosis|schwanger\w*|brustschmerz\w*|allergi\w*|asthma\w*|diabet\w*|erfrierung\w*|schwindel\w*|fieber|verstaucht\w*|knieschmerz\w*|schmerz\w*|tut (?:mir )?(?:\w+ ){0,3}weh|blasen|arzt|arztin|hitzschlag|sonnenstich|zeckenbiss|zecken?|lawinen(?:gefahr|lage|stufe)|ist (?:es|das|der weg) (?:\w+ )?sicher)\b/;

/** As typed with 'ae' for 'ä', the same word. */
const unspelled = (question: string) => question.replace(/([aou])e/g, '$1');

/** Whether a question sounds like one for a rescue service, or for a doctor. `question` is plain, in either
 * language: who is in need is not asked which. */
export function cautionOf(question: string): Caution {
  const forms = [question, unspelled(question)];
  const is = (signs: readonly RegExp[]) => forms.some((form) => signs.some((sign) => sign.test(form)));
  if (is([emergency, germanEmergency])) return 'EMERGENCY';
  return is([health, germanHealth]) ? 'HEALTH' : 'NONE';
}
