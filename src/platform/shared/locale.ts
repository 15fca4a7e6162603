export const locales = ['en', 'de'] as const;
export type Locale = (typeof locales)[number];

/** Keeps the language that somebody chose, for pages that the server words before it knows who asks. */
export const languageCookie = 'language';
/** The same where the page comes over https: with this prefix no other host of the domain can set it. */
export const secureLanguageCookie = `__Host-${languageCookie}`;

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}

/** The language a person likes best among ours, from an `Accept-Language` header or a BCP 47 name. */
export function bestLocale(wish: string | undefined): Locale {
  const wishes = (wish ?? '').split(',').map((part) => {
    const [name = '', weight] = part.trim().split(';q=');
    return {
      name: name.toLowerCase().split('-')[0] ?? '',
      weight: weight === undefined ? 1 : Number(weight),
    };
  });
  const known = wishes.filter(({ name, weight }) => isLocale(name) && weight > 0);
  const best = known.sort((a, b) => b.weight - a.weight)[0]?.name ?? '';
  return isLocale(best) ? best : 'en';
}
