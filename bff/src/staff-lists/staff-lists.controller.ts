import {
  exportDesignedPackages,
  exportEmployees,
  exportJourneys,
  exportPassengers,
  journeysByAgency,
  listPassengers,
  pathOf,
  searchAgency,
  waitingInAgency,
} from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller, type StreamableFile } from '@nestjs/common';
import { seesAmounts } from '../auth/sees-amounts.ts';
import { ProjectedEmployees } from '../away/projected-employees.ts';
import { ProjectedPackages } from '../away/projected-packages.ts';
import { employeeColumns, journeyColumnsFor, packageColumns, passengerColumns } from './csv-columns.ts';
import { ListFiles } from './list-files.ts';
import { ListTurns } from './list-turns.ts';
import { JourneyList } from './journey-list.ts';
import { PassengerList } from './passenger-list.ts';
import { Search } from './search.ts';
import { WaitingCounts } from './waiting-counts.ts';

/** What staff look through: each answered from the read model alone, also while services are away. */
@Controller()
export class StaffListsController {
  constructor(
    private readonly passengers: PassengerList,
    private readonly journeys: JourneyList,
    private readonly packages: ProjectedPackages,
    private readonly employees: ProjectedEmployees,
    private readonly search: Search,
    private readonly waiting: WaitingCounts,
    private readonly files: ListFiles,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(listPassengers)
  async listPassengers(
    @ParsedCall() { params, query, caller, reply }: Call<typeof listPassengers>,
  ): Promise<Answer<typeof listPassengers>> {
    const ruc = ownAgency(params, caller);
    const page = await this.turns.read(caller, () => this.passengers.page(ruc, query, query));
    return listAnswer(page, query, pathOf(listPassengers, { ruc }), reply);
  }

  @Endpoint(journeysByAgency)
  async listJourneys(
    @ParsedCall() { params, query, caller, reply }: Call<typeof journeysByAgency>,
  ): Promise<Answer<typeof journeysByAgency>> {
    const ruc = ownAgency(params, caller);
    const of = { agency: ruc, filters: query, seesAmounts: seesAmounts(caller) };
    const page = await this.turns.read(caller, () => this.journeys.page(of, query));
    return listAnswer(page, query, pathOf(journeysByAgency, { ruc }), reply);
  }

  @Endpoint(exportPassengers)
  exportPassengers(@ParsedCall() { params, query, caller }: Call<typeof exportPassengers>): Promise<StreamableFile> {
    const agency = ownAgency(params, caller);
    const about = { agency, list: 'pasajeros', filters: query };
    return this.files.make(about, passengerColumns, this.turns.batches(caller, this.passengers.all(agency, query)));
  }

  @Endpoint(exportJourneys)
  exportJourneys(@ParsedCall() { params, query, caller }: Call<typeof exportJourneys>): Promise<StreamableFile> {
    const agency = ownAgency(params, caller);
    const of = { agency, filters: query, seesAmounts: seesAmounts(caller) };
    return this.files.make(
      { ...of, list: 'viajes' },
      journeyColumnsFor(of.seesAmounts),
      this.turns.batches(caller, this.journeys.all(of)),
    );
  }

  @Endpoint(exportDesignedPackages)
  async exportPackages(
    @ParsedCall() { params, query, caller }: Call<typeof exportDesignedPackages>,
  ): Promise<StreamableFile> {
    const agency = ownAgency(params, caller);
    const about = { agency, list: 'paquetes', filters: query };
    return this.files.make(about, packageColumns, this.turns.batches(caller, await this.packages.all(agency, query)));
  }

  @Endpoint(exportEmployees)
  exportEmployees(@ParsedCall() { query, caller }: Call<typeof exportEmployees>): Promise<StreamableFile> {
    const about = { agency: caller.agency, list: 'empleados', filters: query };
    const rows = this.employees.all(caller.agency, query);
    return this.files.make(about, employeeColumns, this.turns.batches(caller, rows));
  }

  @Endpoint(searchAgency)
  find(@ParsedCall() { params, query, caller }: Call<typeof searchAgency>): Promise<Answer<typeof searchAgency>> {
    const agency = ownAgency(params, caller);
    return this.turns.read(caller, () => this.search.find(agency, query.q, seesAmounts(caller)));
  }

  @Endpoint(waitingInAgency)
  count(@ParsedCall() { params, caller }: Call<typeof waitingInAgency>): Promise<Answer<typeof waitingInAgency>> {
    const agency = ownAgency(params, caller);
    return this.turns.read(caller, () => this.waiting.count(agency, caller));
  }
}
