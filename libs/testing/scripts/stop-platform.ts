/** Stops what start-platform started. */
export default async function stopPlatform(): Promise<void> {
  await globalThis.platformOfStories?.stop();
}
