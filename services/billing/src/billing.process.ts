import type { ProcessDefinition } from '@bitacora/platform';
import { BillingModule } from './billing.module.ts';
import { billingEnvironment } from './config.ts';
import { entities } from './persistence/entities.ts';
import { InvoicesAndPayments } from './persistence/migrations/invoices-and-payments.migration.ts';
import { RefundsAndVoids } from './persistence/migrations/refunds-and-voids.migration.ts';
import { snapshotSources } from './persistence/snapshot-sources.ts';

/** Invoices, payments and refunds of journeys, with their files. */
export const billing: ProcessDefinition = {
  name: 'billing',
  module: BillingModule,
  environment: billingEnvironment,
  entities,
  snapshots: snapshotSources,
  migrations: [InvoicesAndPayments, RefundsAndVoids],
};
