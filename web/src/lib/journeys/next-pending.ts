import type { JourneyView, ViewService } from '@bitacora/contracts';
import { serviceName } from '../service-name.ts';
import { staffWords } from '../staff-words.ts';
import { missingFirst, type Pending } from './missing-first.ts';

/** What is to be done after something of a service was saved, and what the way there is called. */
export interface NextPending extends Pending {
  label: string;
}

/** The first that a journey lacks, but for what of the saved service is not in question; nothing once it lacks nothing. */
export function nextPending(journey: JourneyView, isOver: (pending: Pending) => boolean): NextPending | undefined {
  const pending = missingFirst(journey).find((one) => !isOver(one));
  return pending && { ...pending, label: staffWords.nextPending[pending.missing.lacks](serviceName(pending.service)) };
}

/** Of a saved record only its documents may come next. */
export const isOverAfterRecord =
  (saved: ViewService) =>
  ({ service, missing }: Pending): boolean =>
    service.id === saved.id && missing.lacks !== 'documents';
