import type { ServiceName } from '@bitacora/contracts';

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
