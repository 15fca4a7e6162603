import type { UserManager } from 'oidc-client-ts';
import type { SignInSettings } from '#platform/shared/sign-in.ts';
import { signInSettings } from './sign-in-settings.ts';

interface Library {
  readonly manager: UserManager;
  readonly enterByMail: typeof import('./login-client.ts').enterByMail;
  readonly isRefusal: (error: unknown) => boolean;
  readonly settings: SignInSettings;
}

let library: Promise<Library> | undefined;

/** Loads the login library once it is needed; a load that failed is tried again with the next call. */
export function openLoginLibrary(): Promise<Library> {
  library ??= load().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function load(): Promise<Library> {
  const [{ openManager, enterByMail, ErrorResponse }, settings] = await Promise.all([
    import('./login-client.ts'),
    signInSettings(),
  ]);
  const manager = openManager(settings);
  return { manager, settings, enterByMail, isRefusal: (error) => error instanceof ErrorResponse };
}
