const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** What somebody logged in with, as they would name it; an empty text is what a browser did not tell. */
export function deviceOf(userAgent: string): { browser: string; system: string } {
  const named = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent))?.[1] ?? '';
  return { browser: named(browsers), system: named(systems) };
}

/** The same in one line; empty where the browser tells nothing. */
export function nameOfDevice(userAgent: string | undefined): string {
  const { browser, system } = deviceOf(userAgent ?? '');
  return [browser, system].filter(Boolean).join(', ');
}
