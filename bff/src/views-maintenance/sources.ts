import {
  type AggregateSnapshot,
  type EventName,
  isEventName,
  type ServiceName,
  snapshotPage,
} from '@bitacora/contracts';
import { ServiceClient } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Where each table of the read model comes from. */
export const viewSources = [
  { service: 'identity', name: 'passengers', table: 'passengers' },
  { service: 'identity', name: 'employees', table: 'employees' },
  { service: 'journeys', name: 'journeys', table: 'journeys' },
  { service: 'services-catalog', name: 'service-records', table: 'service_records' },
  { service: 'services-catalog', name: 'service-documents', table: 'service_documents' },
  { service: 'billing', name: 'invoices', table: 'invoices' },
  { service: 'billing', name: 'payments', table: 'payments' },
  { service: 'journeys', name: 'problem-reports', table: 'problem_reports' },
  { service: 'services-catalog', name: 'web-documents', table: 'web_documents' },
  { service: 'services-catalog', name: 'tours', table: 'tours' },
] as const satisfies readonly { service: ServiceName; name: string; table: string }[];

export type ViewSource = (typeof viewSources)[number];

const TIMEOUT_MILLISECONDS = 30_000;

/** Reads what the services own, page by page. Throws `unavailable` when a service is away. */
@Injectable()
export class SnapshotReader {
  constructor(private readonly services: ServiceClient) {}

  async *read({ service, name }: ViewSource): AsyncGenerator<{ event: EventName; snapshot: AggregateSnapshot }> {
    let after: string | null = null;
    for (;;) {
      const path: string = `/internal/snapshots/${name}${after === null ? '' : `?after=${encodeURIComponent(after)}`}`;
      const { event, snapshots } = snapshotPage.parse(await this.services.get(service, path, TIMEOUT_MILLISECONDS));
      if (!isEventName(event)) throw new Error(`${service} offers ${name} under an unknown event ${event}`);
      for (const snapshot of snapshots) yield { event, snapshot };
      const last = snapshots.at(-1);
      if (!last) return;
      after = last.aggregate_id;
    }
  }
}
