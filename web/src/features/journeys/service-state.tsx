import type { ViewService } from '@bitacora/contracts';
import { CheckIcon } from '@heroicons/react/20/solid';
import { Badge } from '../../ui/badge.tsx';
import { words } from './words.ts';

/** Whether a service is still handled, certain, or over. */
export function ServiceState({ service, isDone }: { service: ViewService; isDone: boolean }) {
  if (service.status === 'P') return <Badge tone="wait">{words.pending}</Badge>;
  if (!isDone) return <Badge tone="ok">{words.confirmed}</Badge>;
  return (
    <span className="inline-flex items-center gap-1 rounded-control border border-line px-2 py-0.5 text-small font-semibold whitespace-nowrap text-ink-soft">
      <CheckIcon aria-hidden className="size-4 shrink-0" />
      {words.done}
    </span>
  );
}
