import { createJourney, listServiceNames, serviceKind, serviceKinds } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { JourneyReferences } from '../references/journey-references.ts';
import { CreateJourney } from '../use-cases/create-journey.ts';

@Controller()
export class JourneysController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createJourney, JourneyReferences)
  async create(
    @ParsedCall() { params, caller, body }: Call<typeof createJourney>,
  ): Promise<Answer<typeof createJourney>> {
    return this.commands.execute(new CreateJourney(ownAgency(params, caller), body));
  }

  @Endpoint(listServiceNames)
  listNames(@ParsedCall() { params, caller }: Call<typeof listServiceNames>): Answer<typeof listServiceNames> {
    ownAgency(params, caller);
    return serviceKinds.map((kind) => ({ id: kind, kind, name: serviceKind(kind).label }));
  }
}
