import { snapshotsOf } from '@bitacora/platform';
import { Agency } from '../domain/agency.ts';
import { Employee } from '../domain/employee.ts';
import { Passenger } from '../domain/passenger.ts';
import { agencySnapshot } from './agency.snapshot.ts';
import { employeeSnapshot } from './employee.snapshot.ts';
import { passengerSnapshot } from './passenger.snapshot.ts';

/** What identity owns, for whoever rebuilds or checks a view of it. */
export const snapshotSources = [
  snapshotsOf(Passenger, { name: 'passengers', event: 'identity.passenger-updated', snapshotOf: passengerSnapshot }),
  snapshotsOf(Employee, { name: 'employees', event: 'identity.employee-updated', snapshotOf: employeeSnapshot }),
  snapshotsOf(Agency, { name: 'agencies', event: 'identity.agency-settings-changed', snapshotOf: agencySnapshot }),
];
