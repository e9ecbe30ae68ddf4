/** Reads an event stream until it closes; `close` gives it up. */
export async function openStream(url: string, headers: Record<string, string>) {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/v1/live`, { headers, signal: controller.signal });
  const stream = { status: response.status, hasEnded: false, close: () => controller.abort() };
  const reader = response.body?.getReader();
  void (async () => {
    for (;;) {
      const chunk = await reader?.read().catch(() => ({ done: true }));
      if (!chunk || chunk.done) break;
    }
    stream.hasEnded = true;
  })();
  return stream;
}
