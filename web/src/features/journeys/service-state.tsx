import type { ViewService } from '@bitacora/contracts';
import { CheckIcon, XMarkIcon } from '@heroicons/react/20/solid';
import type { ComponentType, SVGProps } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { words } from './words.ts';

interface ServiceStateProps {
  service: ViewService;
  isDone: boolean;
  isCancelled: boolean;
}

/** Whether a service is still handled, certain, over, or called off. */
export function ServiceState({ service, isDone, isCancelled }: ServiceStateProps) {
  if (isCancelled) return <Behind icon={XMarkIcon}>{words.cancelled}</Behind>;
  if (service.status === 'P') return <Badge tone="wait">{words.pending}</Badge>;
  if (!isDone) return <Badge tone="ok">{words.confirmed}</Badge>;
  return <Behind icon={CheckIcon}>{words.done}</Behind>;
}

function Behind({ icon: Icon, children }: { icon: ComponentType<SVGProps<SVGSVGElement>>; children: string }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-control border border-line px-2 py-0.5 text-small font-semibold whitespace-nowrap text-ink-soft">
      <Icon aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  );
}
