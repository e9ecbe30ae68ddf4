import type { EmployeeSnapshot, PassengerSnapshot } from '@bitacora/contracts';
import { Database, EntitySnapshots, ProvidesSnapshots } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Employee } from '../domain/employee.ts';
import { Passenger } from '../domain/passenger.ts';
import { employeeSnapshot } from './employee-snapshot.ts';
import { passengerSnapshot } from './passenger-snapshot.ts';

/** Passengers for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('passengers')
export class PassengerSnapshots extends EntitySnapshots<Passenger> {
  readonly event = 'identity.passenger-updated';
  protected readonly entity = Passenger;

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(passenger: Passenger): PassengerSnapshot {
    return passengerSnapshot(passenger);
  }
}

/** Employees for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('employees')
export class EmployeeSnapshots extends EntitySnapshots<Employee> {
  readonly event = 'identity.employee-updated';
  protected readonly entity = Employee;

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(employee: Employee): EmployeeSnapshot {
    return employeeSnapshot(employee);
  }
}
