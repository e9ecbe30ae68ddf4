import { createTour, deleteTour, listToursToEdit, orderTours, updateTour } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnContent } from '../queries/own-content.ts';
import { ContentReferences } from '../references/content-references.ts';
import { CreateTour } from '../use-cases/create-tour.ts';
import { DeleteTour } from '../use-cases/delete-tour.ts';
import { OrderTours } from '../use-cases/order-tours.ts';
import { UpdateTour } from '../use-cases/update-tour.ts';

@Controller()
export class ToursController {
  constructor(
    private readonly commands: Commands,
    private readonly content: OwnContent,
  ) {}

  @Endpoint(listToursToEdit)
  list(@ParsedCall() { caller }: Call<typeof listToursToEdit>): Promise<Answer<typeof listToursToEdit>> {
    return this.content.tours(caller.agency);
  }

  @Endpoint(createTour, ContentReferences)
  create(@ParsedCall() { body, caller }: Call<typeof createTour>): Promise<Answer<typeof createTour>> {
    return this.commands.execute(new CreateTour(caller.agency, body));
  }

  @Endpoint(updateTour, ContentReferences)
  update(@ParsedCall() { params, body, caller }: Call<typeof updateTour>): Promise<Answer<typeof updateTour>> {
    const { version, ...change } = body;
    return this.commands.execute(new UpdateTour({ id: params.id, agency: caller.agency, body: change, version }));
  }

  @Endpoint(deleteTour)
  delete(@ParsedCall() { params, caller }: Call<typeof deleteTour>): Promise<void> {
    return this.commands.execute(new DeleteTour(params.id, caller.agency));
  }

  @Endpoint(orderTours)
  order(@ParsedCall() { body, caller }: Call<typeof orderTours>): Promise<Answer<typeof orderTours>> {
    return this.commands.execute(new OrderTours(caller.agency, body.ids));
  }
}
