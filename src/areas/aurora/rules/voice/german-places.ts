/** Regions that stand with an article, as they stand behind 'in'. */
const withArticle = `
der: Schweiz, Türkei, Slowakei, Mongolei, Ukraine, Dominikanische Republik, Zentralafrikanische Republik, Toskana, Lombardei, Steiermark, Bretagne, Normandie, Waadt
dem: Iran, Irak, Jemen, Libanon, Sudan, Südsudan, Tschad, Kosovo, Wallis, Tessin, Aargau, Thurgau, Jura, Burgenland, Piemont, Saarland, Aostatal, Baskenland, Schwarzwald, Lake District, Himalaya, Balkan, Berner Oberland, Vatikan
den: USA, Niederlande, Vereinigte Staaten, Vereinigte Arabische Emirate, Philippinen, Alpen, Dolomiten, Anden, Pyrenäen, Highlands, Rockies, Rocky Mountains, Malediven, Seychellen, Komoren, Bahamas, Abruzzen
`;
const bent: Readonly<Record<string, string>> = {
  Niederlande: 'den Niederlanden',
  'Vereinigte Staaten': 'den Vereinigten Staaten',
  'Vereinigte Arabische Emirate': 'den Vereinigten Arabischen Emiraten',
  'Vereinigtes Königreich': 'dem Vereinigten Königreich',
  'Dominikanische Republik': 'der Dominikanischen Republik',
  'Zentralafrikanische Republik': 'der Zentralafrikanischen Republik',
  'Kanarische Inseln': 'den Kanarischen Inseln',
};

const articles = new Map(
  withArticle
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [article = '', names = ''] = line.split(': ');
      return names.split(', ').map((name) => [name, article] as const);
    }),
);

/** 'in Bayern', 'in der Schweiz', 'im Wallis' */
export function insideRegion(name: string): string {
  const own = bent[name];
  const article = articles.get(name);
  const named = own ?? (article ? `${article} ${name}` : name);
  return `in ${named}`.replace(/^in dem /, 'im ');
}
