/** A file of a build, as the worker is told of it. */
interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The build whose pages this worker serves: a page and its files fit each other only if they are of the same. */
export interface Build {
  readonly name: string;
  /** Addresses of all its files that are kept. */
  readonly files: ReadonlySet<string>;
}

export function buildOf(files: readonly BuiltFile[]): Build {
  return {
    name: files.map(({ url, revision }) => revision ?? url).join(),
    files: new Set(files.map(({ url }) => `/${url}`)),
  };
}

/** Names it in a few letters. */
export async function hashOfBuild({ name }: Build): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name)));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
