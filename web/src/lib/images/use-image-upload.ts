import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { randomId } from '../random-id.ts';
import type { Upload } from '../api/upload.ts';
import { problemOf } from './image-file.ts';

export interface ImageUpload {
  /** From 0 to 1 while an image is on its way. */
  progress: number | null;
  /** Why the last one was refused, in a sentence. */
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

interface Sent<Stored> {
  /** How the API calls its field. */
  field: string;
  store: (file: File, call: Omit<Upload, 'path' | 'form'>) => Promise<Stored>;
  onStored: (stored: Stored) => void;
}

/** An image from this device into the store: checked, sent, and handed over as the store knows it. */
export function useImageUpload<Stored>({ field, store, onStored }: Sent<Stored>): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const refusal = problemOf(file);
    setProblem(refusal);
    if (refusal) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      const { signal } = controller;
      const stored = await store(file, { signal, idempotencyKey: randomId(), onProgress: setProgress });
      if (!signal.aborted) onStored(stored);
    } catch (error) {
      if (controller.signal.aborted) return;
      const refused = isApiError(error) ? error.fields[field]?.join(' ') : undefined;
      setProblem(refused ?? describeError(error));
    } finally {
      if (running.current === controller) {
        running.current = null;
        setProgress(null);
      }
    }
  };

  const cancel = () => running.current?.abort();
  return { progress, problem, send, cancel };
}
