/** The run of every change; `npm run test:full`, or a journey by itself, leaves nothing out. */
export const isFast = process.env.TEST_SIZE === 'fast';
