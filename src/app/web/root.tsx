import '#ui/theme/theme.css';
import { DEFAULT_THEME, MantineProvider, MantineThemeContext, mergeMantineTheme } from '@mantine/core';
import { type ReactNode, use } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { regionScript } from '#areas/place/web/public/region-script.ts';
import { colourSchemeManager, colourSchemeScript } from '#platform/web/colour-scheme.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { knownScript } from '#platform/web/session/session-hint.ts';
import { Toasts } from '#ui/Toasts.tsx';
import fraunces from '#ui/theme/fraunces-first.woff2?url';
import inter from '#ui/theme/inter-first.woff2?url';
import { theme } from '#ui/theme/theme.ts';
import { NonceContext } from './nonce.ts';
import { CookieNotice } from './shell/CookieNotice.tsx';
import { cookiesScript } from './shell/cookies-accepted.ts';
import { introScript } from './shell/intro-due.ts';
import { Problem } from './shell/Problem.tsx';
import { SkipLink } from './shell/SkipLink.tsx';
import { socialLinkOf } from './shell/social-links.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { locale, productName, publicOrigin, mapStyleUrl, mobileUrl, socialUrls, now, member } =
    pageOf(context);
  const social = socialUrls.map(socialLinkOf);
  const year = now.getFullYear();
  const wordsFirst = member?.isOnSlowLine ?? false;
  return { locale, productName, publicOrigin, mapStyleUrl, mobileUrl, social, year, wordsFirst };
}

/** Nothing in it changes while a tab is open. */
export function shouldRevalidate(): boolean {
  return false;
}

const schemeManager = colourSchemeManager();

// The library puts the whole theme together wherever it begins: in a browser once, on the server for every page.
const wholeTheme = import.meta.env.SSR ? mergeMantineTheme(DEFAULT_THEME, theme) : null;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const data = useRouteLoaderData<typeof loader>('root');
  const shown = (
    <MantineProvider
      {...(import.meta.env.SSR ? {} : { theme })}
      defaultColorScheme="auto"
      colorSchemeManager={schemeManager}
      getStyleNonce={() => nonce ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SkipLink />
      <CookieNotice />
      {children}
      <Toasts />
    </MantineProvider>
  );
  return (
    <html lang={data?.locale ?? 'en'} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* What sticks out for a moment must not make a phone lay the whole page out wider; zooming in stays. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover"
        />
        {!data?.wordsFirst && <Faces />}
        <Marks />
        <Meta />
        <Looks nonce={nonce} />
      </head>
      <body>
        {import.meta.env.SSR ? <MantineThemeContext value={wholeTheme}>{shown}</MantineThemeContext> : shown}
        <Code />
      </body>
    </html>
  );
}

/** Asked for at once, so that words stand in them from the first visit on. */
function Faces() {
  return [inter, fraunces].map((face) => (
    <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="" />
  ));
}

/** What browsers show of the page outside it. */
function Marks() {
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1614" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>
  );
}

// It runs before the first paint, and never again: it is sent with the page alone.
const firstScript = import.meta.env.SSR
  ? [colourSchemeScript, knownScript, cookiesScript, introScript, regionScript].join(';')
  : '';

function Looks({ nonce }: { nonce: string | undefined }) {
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: firstScript }}
      />
      <Links />
    </>
  );
}

function Code() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <Problem error={error} />;
}
