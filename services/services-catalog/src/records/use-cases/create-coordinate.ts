import type { Coordinate } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';

export class CreateCoordinate extends Command<Coordinate> {
  constructor(
    readonly agency: string,
    readonly place: Pick<Coordinate, 'name' | 'latitude' | 'longitude'>,
  ) {
    super();
  }
}

@CommandHandler(CreateCoordinate)
export class CreateCoordinateHandler implements ICommandHandler<CreateCoordinate> {
  constructor(private readonly coordinates: CoordinateRepository) {}

  async execute({ agency, place }: CreateCoordinate): Promise<Coordinate> {
    const coordinate = { id: newId(), ...place };
    await this.coordinates.add(coordinate, agency);
    return { ...coordinate, version: 1 };
  }
}
