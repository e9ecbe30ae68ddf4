import {
  cancelJourney,
  cancelPackageService,
  createJourney,
  listServiceNames,
  restoreJourney,
  restorePackageService,
  serviceKind,
  serviceKinds,
  updateJourney,
  updateJourneyServices,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { JourneyReferences } from '../references/journey-references.ts';
import { CancelJourney } from '../use-cases/cancel-journey.ts';
import { CancelPackageService } from '../use-cases/cancel-package-service.ts';
import { CreateJourney } from '../use-cases/create-journey.ts';
import { RestoreJourney } from '../use-cases/restore-journey.ts';
import { RestorePackageService } from '../use-cases/restore-package-service.ts';
import { UpdateJourney } from '../use-cases/update-journey.ts';

@Controller()
export class JourneysController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createJourney, JourneyReferences)
  async create(
    @ParsedCall() { params, caller, body }: Call<typeof createJourney>,
  ): Promise<Answer<typeof createJourney>> {
    return this.commands.execute(new CreateJourney(ownAgency(params, caller), body));
  }

  @Endpoint(updateJourney, JourneyReferences)
  async update(
    @ParsedCall() { params, caller: { agency }, body }: Call<typeof updateJourney>,
  ): Promise<Answer<typeof updateJourney>> {
    return this.commands.execute(new UpdateJourney({ ...params, agency }, body));
  }

  @Endpoint(updateJourneyServices)
  async updateServices(
    @ParsedCall() { params, caller: { agency }, body }: Call<typeof updateJourneyServices>,
  ): Promise<Answer<typeof updateJourneyServices>> {
    return this.commands.execute(new UpdateJourney({ ...params, agency }, body));
  }

  @Endpoint(cancelJourney)
  async cancel(
    @ParsedCall() { params, caller: { agency }, body }: Call<typeof cancelJourney>,
  ): Promise<Answer<typeof cancelJourney>> {
    return this.commands.execute(new CancelJourney({ ...params, agency }, body));
  }

  @Endpoint(restoreJourney)
  async restore(
    @ParsedCall() { params, caller: { agency } }: Call<typeof restoreJourney>,
  ): Promise<Answer<typeof restoreJourney>> {
    return this.commands.execute(new RestoreJourney({ ...params, agency }));
  }

  @Endpoint(cancelPackageService)
  async cancelService(
    @ParsedCall() { params, caller: { agency }, body }: Call<typeof cancelPackageService>,
  ): Promise<Answer<typeof cancelPackageService>> {
    return this.commands.execute(new CancelPackageService({ ...params, agency }, body));
  }

  @Endpoint(restorePackageService)
  async restoreService(
    @ParsedCall() { params, caller: { agency } }: Call<typeof restorePackageService>,
  ): Promise<Answer<typeof restorePackageService>> {
    return this.commands.execute(new RestorePackageService({ ...params, agency }));
  }

  @Endpoint(listServiceNames)
  listNames(@ParsedCall() { params, caller }: Call<typeof listServiceNames>): Answer<typeof listServiceNames> {
    ownAgency(params, caller);
    return serviceKinds.map((kind) => ({ id: kind, kind, name: serviceKind(kind).label }));
  }
}
