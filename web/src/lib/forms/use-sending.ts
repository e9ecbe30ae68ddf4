import { useEffect, useRef, useState } from 'react';
import type { UploadControl } from '../api/upload.ts';

/** A file of a form that is on its way. */
export interface Sending {
  /** From 0 to 1; at 1 the server is at work with it. */
  share: number;
  cancel: () => void;
}

/** How far a form with a file is; who leaves it stops it. */
export function useSending() {
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    sending,
    begin: (): UploadControl => {
      const controller = new AbortController();
      running.current = controller;
      const cancel = () => controller.abort();
      return { signal: controller.signal, onProgress: (share) => setSending({ share, cancel }) };
    },
    end: () => {
      running.current = null;
      setSending(null);
    },
  };
}
