import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('../../../../package.json');

export const programVersion = String(version);
