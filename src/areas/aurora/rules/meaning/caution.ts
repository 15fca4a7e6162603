import type { Caution } from '../card.ts';

const emergency =
  /\b(?:emergency|mayday|sos|unconscious|not breathing|cant breathe|bleeding|(?:i am|im|we are|were|i got|we got|is|got) (?:lost|injured|stuck|trapped)|buried|broken (?:leg|arm|ankle|bone|neck)|broke (?:my|his|her|a) (?:leg|arm|ankle)|heart attack|hypothermi\w*|snake ?bite|bitten by a snake|fell (?:off|down|into)|has fallen|need (?:a )?rescue|rescue (?:us|me)|call (?:an )?(?:ambulance|112|911|999)|mountain rescue|someone is hurt|hurt badly|cannot move)\b/;

const health =
  /\b(?:altitude sickness|acclimati\w*|medic(?:ine|ation|al)|pills?|tablets?|dose|ibuprofen|diamox|pregnan\w*|chest pain|allerg\w*|asthma\w*|diabet\w*|frostbite|dizz\w*|fever|sprain\w*|knees? (?:pain|hurts?)|pain|ache|blisters?|doctor|heatstroke|dehydrat\w*|tick bite|avalanche (?:risk|danger|safe\w*)|is it safe|safe to (?:cross|climb|go|hike|drink))\b/;

/** Whether a question sounds like one for a rescue service, or for a doctor. `question` is plain. */
export function cautionOf(question: string): Caution {
  if (emergency.test(question)) return 'EMERGENCY';
  return health.test(question) ? 'HEALTH' : 'NONE';
}
