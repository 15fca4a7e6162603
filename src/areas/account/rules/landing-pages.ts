/** Where somebody may choose to begin (SET-1). */
export const landingPages = ['/home', '/huddle/huddles', '/huddle/mine', '/notification'] as const;
export type LandingPage = (typeof landingPages)[number];
