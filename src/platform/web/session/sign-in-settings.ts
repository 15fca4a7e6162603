import type { SignInSettings } from '#platform/shared/sign-in.ts';

let known: Promise<SignInSettings> | undefined;

/** Where and how people log in; asked once a page load. */
export function signInSettings(): Promise<SignInSettings> {
  known ??= ask().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function ask(): Promise<SignInSettings> {
  const answer = await fetch('/api/public/sign-in');
  if (!answer.ok) throw new Error(`sign-in settings: ${answer.status}`);
  return (await answer.json()) as SignInSettings;
}
