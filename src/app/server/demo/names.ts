interface Culture {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly timeZone: string;
}

const words = (text: string) => text.split(' ');

/** People as one meets them on trails: names that go together, and where they mostly live. */
export const cultures: readonly Culture[] = [
  {
    given: words('Lena Jonas Mia Lukas Hanna Felix Greta Moritz Annika Tobias Clara Emil'),
    family: words('Keller Brunner Vogel Lindner Hartmann Seidel Winkler Baumann Roth Ziegler Stein Kraus'),
    timeZone: 'Europe/Berlin',
  },
  {
    given: words('Camille Hugo Inès Théo Manon Bastien Élodie Rémi Chloé Antoine Margaux Loïc'),
    family: words(
      'Moreau Lefèvre Girard Fontaine Blanchet Mercier Chevalier Perrin Roussel Gauthier Berger Noël',
    ),
    timeZone: 'Europe/Paris',
  },
  {
    given: words('Priya Arjun Meera Rohan Kavya Vikram Ananya Nikhil Divya Sanjay Tara Kiran'),
    family: words('Sharma Iyer Thapa Gurung Menon Patil Banerjee Reddy Joshi Nair Kulkarni Das'),
    timeZone: 'Asia/Kolkata',
  },
  {
    given: words('Hana Kenji Yuki Sora Aiko Haruto Mei Daiki Rin Takumi Emi Naoki'),
    family: words('Tanaka Mori Kobayashi Ishikawa Fujita Yamada Shimizu Ueda Nishimura Okada Hayashi Endo'),
    timeZone: 'Asia/Tokyo',
  },
  {
    given: words('Amara Chidi Zainab Tunde Ngozi Kwame Abena Sefu Wanjiru Thabo Lerato Kofi'),
    family: words('Okonkwo Adeyemi Mensah Kamau Dlamini Balogun Owusu Njoroge Mokoena Eze Boateng Otieno'),
    timeZone: 'Africa/Lagos',
  },
  {
    given: words('Sofía Mateo Valentina Diego Camila Joaquín Lucía Andrés Renata Emilio Paloma Nicolás'),
    family: words(
      'Herrera Quispe Castillo Mendoza Rojas Vargas Salazar Fuentes Aguilar Paredes Cortés Molina',
    ),
    timeZone: 'America/Santiago',
  },
  {
    given: words('Ingrid Lars Astrid Sindre Freja Mikkel Solveig Elias Maja Henrik Tuva Oskar'),
    family: words(
      'Nygård Lindqvist Haugen Solberg Bergström Dahl Kristensen Aalto Hansen Virtanen Moen Holm',
    ),
    timeZone: 'Europe/Oslo',
  },
  {
    given: words('Harper Miles Ruby Owen Hazel Caleb Josie Wyatt Nora Theo Willa Jasper'),
    family: words('Whitaker Delgado Brooks Nakai Sullivan Reyes Carter Begay Hughes Bennett Flores Turner'),
    timeZone: 'America/Denver',
  },
  {
    given: words('Layla Omar Yasmin Karim Nadia Samir Leïla Tariq Amina Youssef Rania Idris'),
    family: words('Haddad Benali Mansour Khoury Amrani Farouk Nasser Tahiri Saleh Chraibi Bakri Aziz'),
    timeZone: 'Africa/Casablanca',
  },
  {
    given: words('Giulia Marco Chiara Luca Elena Davide Francesca Matteo Sara Pietro Ilaria Andrea'),
    family: words('Rinaldi Moretti Conti Ferraro Bellini Gallo Marchetti Fontana Greco Valente Costa Serra'),
    timeZone: 'Europe/Rome',
  },
  {
    given: words('Niamh Callum Isla Rhys Erin Fergus Cerys Hamish Orla Gethin Skye Declan'),
    family: words(
      'MacLeod Gallagher Pritchard Fraser Byrne Lloyd Sinclair Kavanagh Morgan Drummond Doyle Rees',
    ),
    timeZone: 'Europe/London',
  },
  {
    given: words('Aroha Tane Mereana Wiremu Charlotte Jack Ngaire Liam Kiri Finn Moana Riley'),
    family: words('Parata Walker Ngata Campbell Tamihana Murray Rangi Kelly Henare Wilson Paki Harris'),
    timeZone: 'Pacific/Auckland',
  },
];

export const interests = [
  'alpine',
  'birds',
  'botany',
  'camping',
  'coffee on summits',
  'dogs',
  'family walks',
  'geology',
  'huts',
  'lakes',
  'long distance',
  'map reading',
  'mushrooms',
  'night hikes',
  'photography',
  'scrambling',
  'slow walking',
  'snow',
  'stargazing',
  'sunrise',
  'trail running',
  'volunteering',
  'wild swimming',
] as const;

export const bios = [
  'Never without a thermos. Happy to lend poles.',
  'Weekday desk, weekend ridge. Learning the names of flowers.',
  'Slow uphill, slower downhill, always smiling.',
  'I bring too many snacks and share all of them.',
  'Looking for company on long, quiet trails.',
  'Mountain guide in training. Ask me about snow.',
  'New in town, keen to get to know the hills.',
  'Early trains, late suns, muddy boots.',
  'Map collector. I still fold them wrong.',
  'Two kids, one dog, short walks with long breaks.',
  'Retired, fit, and free on Tuesdays.',
  '',
] as const;
