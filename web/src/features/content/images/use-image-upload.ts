import type { StoredImage } from '@bitacora/contracts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { randomId } from '../../../lib/random-id.ts';
import { words } from '../words.ts';
import { problemOf } from './image-file.ts';
import { uploadImage } from './upload-image.ts';

export interface ImageUpload {
  /** From 0 to 1 while an image is on its way. */
  progress: number | null;
  /** Why the last one was refused, in a sentence. */
  problem: string | null;
  send: (file: File) => Promise<void>;
  cancel: () => void;
}

/** An image from this device into the store: checked, sent, and handed over as the store knows it. */
export function useImageUpload(onStored: (image: StoredImage) => void): ImageUpload {
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
      const alt = words.image.notDescribed;
      const image = await uploadImage({ file, alt, signal, idempotencyKey: randomId(), onProgress: setProgress });
      if (!signal.aborted) onStored(image);
    } catch (error) {
      if (controller.signal.aborted) return;
      const refused = isApiError(error) ? error.fields.image?.join(' ') : undefined;
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
