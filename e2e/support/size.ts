/** The run of every change; `npm run test:full`, or a journey by itself, leaves nothing out. */
export const isFast = process.env.TEST_SIZE === 'fast';

/** Every journey ends with a look in the light theme: there a journey about both themes is left to the full run. */
export const fullInLight = (scheme: 'light' | 'dark') => (scheme === 'light' ? { tag: '@full' } : {});
