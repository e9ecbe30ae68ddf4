import { employeeHistory, journeyHistory, passengerHistory } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { EmployeeHistory } from './employee-history.ts';
import { JourneyHistory } from './journey-history.ts';
import { PassengerHistory } from './passenger-history.ts';

@Controller()
export class HistoryController {
  constructor(
    private readonly journeys: JourneyHistory,
    private readonly passengers: PassengerHistory,
    private readonly employees: EmployeeHistory,
  ) {}

  @Endpoint(journeyHistory)
  ofJourney(
    @ParsedCall() { params, query, caller }: Call<typeof journeyHistory>,
  ): Promise<Answer<typeof journeyHistory>> {
    return this.journeys.of(params.id, caller, query);
  }

  @Endpoint(passengerHistory)
  ofPassenger(
    @ParsedCall() { params, query, caller }: Call<typeof passengerHistory>,
  ): Promise<Answer<typeof passengerHistory>> {
    return this.passengers.of(params.id, caller.agency, query);
  }

  @Endpoint(employeeHistory)
  ofEmployee(
    @ParsedCall() { params, query, caller }: Call<typeof employeeHistory>,
  ): Promise<Answer<typeof employeeHistory>> {
    return this.employees.of(params.id, caller.agency, query);
  }
}
