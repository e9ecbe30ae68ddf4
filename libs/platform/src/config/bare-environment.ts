/** What a program that gets none of our secrets is started with: the few names that programs need to run at all. */
export function bareEnvironment(): Record<string, string> {
  const names = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}
