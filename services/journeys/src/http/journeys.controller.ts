import { createJourney, listServiceNames, serviceKind, serviceKinds } from '@bitacora/contracts';
import { ForeignError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { JourneyReferences } from '../references/journey-references.ts';
import { CreateJourney } from '../use-cases/create-journey.ts';

/** A `:ruc` that is not the caller's agency is not there. */
function ownAgency({ params, caller }: { params: { ruc: string }; caller: { agency: string } }): string {
  if (params.ruc !== caller.agency) throw new ForeignError();
  return caller.agency;
}

@Controller()
export class JourneysController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createJourney, JourneyReferences)
  async create(@ParsedCall() call: Call<typeof createJourney>): Promise<Answer<typeof createJourney>> {
    return this.commands.execute(new CreateJourney(ownAgency(call), call.body));
  }

  @Endpoint(listServiceNames)
  listNames(@ParsedCall() call: Call<typeof listServiceNames>): Answer<typeof listServiceNames> {
    ownAgency(call);
    return serviceKinds.map((kind) => ({ id: kind, kind, name: serviceKind(kind).label }));
  }
}
