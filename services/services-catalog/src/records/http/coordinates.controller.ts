import { createCoordinate, updateCoordinate, updateCoordinateByBody } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { CoordinateReferences } from '../references/coordinate-references.ts';
import { CreateCoordinate } from '../use-cases/create-coordinate.ts';
import { UpdateCoordinate } from '../use-cases/update-coordinate.ts';

@Controller()
export class CoordinatesController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createCoordinate)
  create(@ParsedCall() { body, caller }: Call<typeof createCoordinate>): Promise<Answer<typeof createCoordinate>> {
    return this.commands.execute(new CreateCoordinate(caller.agency, body));
  }

  @Endpoint(updateCoordinate, CoordinateReferences)
  update(
    @ParsedCall() { params, body, caller }: Call<typeof updateCoordinate>,
  ): Promise<Answer<typeof updateCoordinate>> {
    return this.commands.execute(new UpdateCoordinate({ ...body, id: params.id, agency: caller.agency }));
  }

  @Endpoint(updateCoordinateByBody, CoordinateReferences)
  updateByBody(
    @ParsedCall() { body, caller }: Call<typeof updateCoordinateByBody>,
  ): Promise<Answer<typeof updateCoordinateByBody>> {
    return this.commands.execute(new UpdateCoordinate({ ...body, agency: caller.agency }));
  }
}
