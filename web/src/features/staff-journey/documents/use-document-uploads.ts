import { createServiceDocument, type JourneyView, pathOf, type ViewService } from '@bitacora/contracts';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../lib/api/api-error.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { upload } from '../../../lib/api/upload.ts';
import { whenThereIsRoom } from '../../../lib/api/when-there-is-room.ts';
import { fileRules } from '../../../lib/file-rules.ts';
import { formDataOf } from '../../../lib/forms/form-data-of.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useRefreshJourneys } from '../../../lib/refresh-journeys.ts';
import { passengerOfFile, type Unsure } from './match-passenger.ts';

/** More at once only take the line from each other. */
const AT_ONCE = 2;

/** `refused`: it can never be sent, whosever it is. */
export type UploadState = 'refused' | 'chosen' | 'waiting' | 'sending' | 'sent' | 'failed' | 'cancelled';

export interface DocumentUpload {
  key: string;
  file: File;
  /** Empty while nobody knows whose it is. */
  passenger: string;
  /** How its name says whose it is; null once somebody chose. */
  match: 'one' | Unsure | null;
  state: UploadState;
  /** From 0 to 1 while it is on its way. */
  share: number;
  problem: string | null;
}

const judge = (file: File) => fileRules(true).safeParse(file).error?.issues[0]?.message ?? null;

/** Documents of passengers for one service: chosen together, matched by their names, sent two at a time. */
export function useDocumentUploads(service: ViewService, journey: JourneyView) {
  const [list, setList] = useState<readonly DocumentUpload[]>([]);
  const refresh = useRefreshJourneys();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);
  const set = (key: string, change: Partial<DocumentUpload>) =>
    setList((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const add = (files: readonly File[]) =>
    setList((all) => [
      ...all,
      ...files.map((file): DocumentUpload => {
        const problem = judge(file);
        const state = problem ? 'refused' : 'chosen';
        const owner = problem ? 'nobody' : passengerOfFile(file.name, journey.passengers);
        const whose =
          typeof owner === 'string'
            ? ({ passenger: '', match: owner } as const)
            : ({ passenger: owner.id, match: 'one' } as const);
        return { key: randomId(), file, ...whose, state, share: 0, problem };
      }),
    ]);

  const send = async ({ key, file, passenger }: DocumentUpload): Promise<boolean> => {
    const controller = new AbortController();
    running.current.set(key, controller);
    set(key, { state: 'sending', share: 0, problem: null });
    try {
      const { signal } = controller;
      await whenThereIsRoom(
        () =>
          upload({
            path: pathOf(createServiceDocument),
            form: formDataOf({ package_service: service.id, passenger, document: file }),
            // The same file again, after its answer was lost, is the same document.
            idempotencyKey: key,
            signal,
            onProgress: (share) => set(key, { share }),
          }),
        signal,
      );
      set(key, { state: 'sent', share: 1 });
      return true;
    } catch (error) {
      if (controller.signal.aborted) set(key, { state: 'cancelled' });
      else set(key, { state: 'failed', problem: problemOf(error) });
      return false;
    } finally {
      running.current.delete(key);
    }
  };

  /** Sends what is ready; answers how many were stored. */
  const sendAll = async (uploads: readonly DocumentUpload[]): Promise<number> => {
    const queue = [...uploads];
    for (const { key } of queue) set(key, { state: 'waiting', problem: null });
    let stored = 0;
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) if (await send(next)) stored += 1;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (stored > 0) void refresh();
    return stored;
  };

  return {
    list,
    add,
    choose: (key: string, passenger: string) => set(key, { passenger, match: null }),
    remove: (key: string) => setList((all) => all.filter((one) => one.key !== key)),
    cancel: (key: string) => running.current.get(key)?.abort(),
    sendAll,
  };
}

export type DocumentUploads = ReturnType<typeof useDocumentUploads>;

function problemOf(error: unknown): string {
  const said = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return said || describeError(error);
}
