/**
 * Tries an assertion until it holds or the deadline passes; then it fails with the assertion's last error. The way to
 * wait for what events bring about: never a sleep.
 */
export async function eventually<Result>(
  assertion: () => Promise<Result> | Result,
  milliseconds = 10_000,
): Promise<Result> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}
