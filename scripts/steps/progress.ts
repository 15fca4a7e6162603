/** Says what is being done while it is done, and how long it took when that is worth saying. */
export async function progress<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  const slow = setTimeout(() => console.log(`${what} …`), 700);
  try {
    return await work();
  } finally {
    clearTimeout(slow);
    const seconds = (Date.now() - started) / 1000;
    if (seconds > 0.7) console.log(`${what}: done in ${seconds.toFixed(1)} s`);
  }
}
