import '@energetic-ai/core';

// It passes this on from a package whose types it does not bring.
declare module '@energetic-ai/core' {
  const core: { ready(): Promise<void> };
  export default core;
}
