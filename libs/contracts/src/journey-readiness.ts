import { type ServiceKind, serviceKind } from './service-kinds/kinds.ts';

/** What of a journey its readiness follows from: a view of it has this, and so has who keeps its parts. */
export interface Prepared {
  services: readonly {
    id: string;
    kind: ServiceKind;
    service: { reservation: unknown } | null;
    cancellation?: object | null | undefined;
  }[];
  passengers: readonly { id: string; service_docs: readonly { package_service: string }[] }[];
  cancellation?: object | null | undefined;
}

/** What a service of a journey still lacks: its record, its file, or the documents of these passengers. */
export type Missing =
  { service: string; lacks: 'record' | 'file' } | { service: string; lacks: 'documents'; passengers: string[] };

/** What is to be done before a journey is ready, in the order of its services; nothing for what is called off. */
export function missingOf({ services, passengers, cancellation }: Prepared): Missing[] {
  if (cancellation) return [];
  return services.flatMap(({ id, kind, service, cancellation: isOff }): Missing[] => {
    if (isOff) return [];
    if (!service) return [{ service: id, lacks: 'record' }];
    const missing: Missing[] = service.reservation ? [] : [{ service: id, lacks: 'file' }];
    const without = passengers.filter((one) => !one.service_docs.some(({ package_service }) => package_service === id));
    if (!serviceKind(kind).needsDocuments || without.length === 0) return missing;
    return [...missing, { service: id, lacks: 'documents', passengers: without.map((one) => one.id) }];
  });
}

/** Ready is one condition everywhere: a service at least, and nothing missing on those that are not called off. */
export const isReady = (journey: Prepared): boolean =>
  journey.services.some(({ cancellation }) => !cancellation) && missingOf(journey).length === 0;
