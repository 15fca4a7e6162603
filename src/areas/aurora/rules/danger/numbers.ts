/** Whom one calls in a country. */
export interface EmergencyNumbers {
  /** First the one to call for somebody who is hurt or lost outside, then others that also lead to help. */
  readonly rescue: readonly string[];
  /** For somebody in despair; empty where only the rescue number is known to us. */
  readonly crisis: string;
  /** For somebody whom another person threatens. */
  readonly police: string;
  /** Where the numbers are published. */
  readonly source: string;
}

const EUROPE = 'digital-strategy.ec.europa.eu/en/policies/112';

/** By ISO code of the country: rescue, crisis line, police, source of the first two. */
const rows: Readonly<
  Record<string, readonly [rescue: string, crisis: string, police: string, source: string]>
> = {
  CH: ['1414 (Rega), 144, 112', '143', '117', 'rega.ch, 143.ch'],
  LI: ['144, 112', '143', '117', 'llv.li, 143.ch'],
  AT: ['140 (Bergrettung), 112, 144', '142', '133', 'bergrettung.at, telefonseelsorge.at'],
  DE: ['112', '0800 111 0 111', '110', 'bergwacht.de, telefonseelsorge.de'],
  FR: ['112, 15', '3114', '17', `${EUROPE}, 3114.fr`],
  IT: ['112, 118', '02 2327 2327', '112', `${EUROPE}, telefonoamico.it`],
  ES: ['112', '024', '112', `${EUROPE}, sanidad.gob.es/linea024`],
  PT: ['112', '1411', '112', `${EUROPE}, sns24.gov.pt`],
  BE: ['112', '1813', '101', `${EUROPE}, zelfmoord1813.be`],
  NL: ['112', '113', '112', `${EUROPE}, 113.nl`],
  LU: ['112', '454545', '113', `${EUROPE}, 454545.lu`],
  DK: ['112', '70 201 201', '112', `${EUROPE}, livslinien.dk`],
  SE: ['112', '90101', '112', `${EUROPE}, mind.se`],
  FI: ['112', '09 2525 0111', '112', `${EUROPE}, mieli.fi`],
  NO: ['113, 112', '116 123', '112', 'helsenorge.no, mentalhelse.no'],
  IS: ['112', '1717', '112', '112.is, 1717.is'],
  GB: ['999, 112', '116 123', '999', 'mountain.rescue.org.uk, samaritans.org'],
  IE: ['112, 999', '116 123', '999', 'mountainrescue.ie, samaritans.org'],
  PL: ['112, 601 100 300 (GOPR, TOPR)', '116 123', '112', 'gopr.pl, 116sos.pl'],
  CZ: ['112, 155', '116 123', '158', `${EUROPE}, linkapsychickepomoci.cz`],
  SK: ['112, 18300 (HZS)', '', '158', 'hzs.sk'],
  SI: ['112', '116 123', '113', `${EUROPE}, telefon-samarijan.si`],
  HU: ['112', '116 123', '107', `${EUROPE}, sos505.hu`],
  HR: ['112', '', '192', 'gss.hr'],
  RO: ['112, 0725 826 668 (Salvamont)', '', '112', 'salvamontromania.ro'],
  BG: ['112', '', '112', EUROPE],
  GR: ['112', '1018', '100', `${EUROPE}, suicide-help.gr`],
  US: ['911', '988', '911', '911.gov, 988lifeline.org'],
  CA: ['911', '988', '911', 'canada.ca, 988.ca'],
  MX: ['911', '800 911 2000', '911', 'gob.mx'],
  AU: ['000, 112', '13 11 14', '000', 'triplezero.gov.au, lifeline.org.au'],
  NZ: ['111', '1737', '111', 'police.govt.nz, 1737.org.nz'],
  JP: ['119, 110', '0120 279 338', '110', 'fdma.go.jp, since2011.net'],
  KR: ['119', '109', '112', 'nfa.go.kr'],
  IN: ['112', '14416', '112', '112.gov.in, telemanas.mohfw.gov.in'],
  NP: ['100, 1144 (tourist police)', '1166', '100', 'nepalpolice.gov.np'],
  CN: ['120, 110', '12356', '110', 'gov.cn'],
  ZA: ['112, 10177', '0800 567 567', '10111', 'gov.za, sadag.org'],
  BR: ['193, 192', '188', '190', 'gov.br, cvv.org.br'],
  CL: ['136 (Socorro Andino), 131, 133', '*4141', '133', 'gob.cl'],
  AR: ['911, 107', '135', '911', 'argentina.gob.ar'],
  PE: ['116, 105', '113', '105', 'gob.pe'],
  IL: ['101, 100', '1201', '100', 'gov.il'],
};

const elsewhere: EmergencyNumbers = { rescue: ['112', '911'], crisis: '', police: '112', source: EUROPE };

/** Every country of the table. */
export const countriesKnown = Object.keys(rows);

/** The numbers of a country; without one, or of one that the table does not hold, what most phones put through. */
export function numbersIn(country: string | undefined): EmergencyNumbers {
  const found = country && rows[country];
  if (!found) return elsewhere;
  const [rescue, crisis, police, source] = found;
  // Behind a number may stand who answers, and that may be two.
  return { rescue: rescue.split(/, (?![^(]*\))/), crisis, police, source };
}
