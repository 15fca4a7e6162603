import type { Locale } from '#platform/shared/locale.ts';

/** What the server knows about the request while it renders a page. */
export interface PageRequest {
  readonly nonce: string;
  readonly locale: Locale;
  readonly productName: string;
  /** Absolute links are built from it, never from the Host header. */
  readonly publicOrigin: string;
  readonly supportEmail: string;
  /** Where people learn how to have it on their phone. */
  readonly mobileUrl: string;
  /** The product elsewhere on the web. */
  readonly socialUrls: readonly string[];
  /** The operator's own map; null for ours. */
  readonly mapStyleUrl: string | null;
  readonly now: Date;
  /** A page in a browser asks for its data alone: nothing is rendered. */
  readonly dataOnly: boolean;
  /** Asks the own API in this process, as an anonymous visitor; `path` starts with `/api/public/`. */
  api(path: string): Promise<ApiAnswer>;
  /** Who it is rendered for, with their rights; undefined for visitors, and on pages for visitors. */
  readonly member: PageMember | undefined;
  /** Takes the page: as the body of an answer it would go through a stream and back. */
  hand(html: string): void;
}

/** Somebody who is logged in and asks for a page. */
export interface PageMember {
  /** Answer of `GET /api/me`. */
  readonly me: unknown;
  /** How far their stream of news was before anything of the page was read. */
  readonly position: number;
  /** Their browser says that it is a phone's. */
  readonly isPhone: boolean;
  /** Their browser measures a line of the second generation, or is asked to save data. */
  readonly isOnSlowLine: boolean;
  /** For the calls of the page once it stands in the browser. */
  readonly access: PageAccess;
  /** Asks the own API in this process as this person. */
  api(path: string): Promise<ApiAnswer>;
}

export interface PageAccess {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** Who they are at the provider. */
  readonly subject: string;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * The page request out of a loader's context. It is found by name and not through a router context key,
 * because the server bundle has its own copy of every module and so of every key.
 */
export function pageOf(context: object): PageRequest {
  if (!('page' in context)) throw new Error('This loader runs only where pages are served.');
  return context.page as PageRequest;
}
