import type { FakeApi } from './fake-api.ts';

/** Uploads that are not answered yet, so that a test says how far they are. */
export interface FakeUploads {
  /** Lets a part of the bytes go out. */
  progress: (share: number) => void;
  /** From now on an upload waits at its beginning until this is called. */
  hold: () => () => void;
}

/** `XMLHttpRequest` in front of the fake API: as much of it as an upload uses. */
export function fakeUploads(): FakeUploads {
  let waiting: Promise<void> = Promise.resolve();
  let outgoing: EventTarget | null = null;

  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    private readonly headers: Record<string, string> = {};
    private address = '';
    private method = '';
    private answer: Response | null = null;
    private isAborted = false;
    timeout = 0;
    status = 0;
    responseText = '';

    open(method: string, address: string): void {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }

    getAllResponseHeaders(): string {
      return [...(this.answer?.headers ?? [])].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    abort(): void {
      this.isAborted = true;
    }

    send(body: FormData): void {
      outgoing = this.upload;
      void this.carry(body);
    }

    private async carry(body: FormData): Promise<void> {
      await waiting;
      if (this.isAborted) return;
      try {
        this.answer = await fetch(this.address, { method: this.method, headers: this.headers, body });
        this.status = this.answer.status;
        this.responseText = await this.answer.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }
  }

  globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  return {
    progress: (share) =>
      outgoing?.dispatchEvent(Object.assign(new Event('progress'), { loaded: share * 1000, total: 1000 })),
    hold: () => {
      let go = () => undefined as void;
      waiting = new Promise((resolve) => (go = resolve));
      return () => go();
    },
  };
}

/** What an upload sent, as the API had it. */
export const sentImage = (api: FakeApi): { alt: FormDataEntryValue | null; image: FormDataEntryValue | null } => {
  const body = api.asked('POST /api/v1/content/images').at(-1)?.body as FormData;
  return { alt: body.get('alt'), image: body.get('image') };
};
