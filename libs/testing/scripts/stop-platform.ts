/** Stops what start-platform started, once: each project on the platform asks for it. */
export default async function stopPlatform(): Promise<void> {
  const platform = globalThis.platformOfStories;
  globalThis.platformOfStories = undefined;
  await platform?.stop();
}
