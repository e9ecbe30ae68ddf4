import type { LookupValues } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** The lists that the agency keeps itself, in their own order. */
@Injectable()
export class OwnLookups {
  constructor(private readonly database: Database) {}

  foodPlans(): Promise<LookupValues['food_plan'][]> {
    return this.database.query(`select id, name, description from food_plans order by position`);
  }

  luggageTypes(): Promise<LookupValues['luggage_type'][]> {
    return this.database.query(`select id, name from luggage_types order by position`);
  }

  carTypes(): Promise<LookupValues['car_type'][]> {
    return this.database.query(`select id, branch, model from car_types order by position`);
  }
}
