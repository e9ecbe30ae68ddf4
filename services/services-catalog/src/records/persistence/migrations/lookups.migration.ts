import { Migration } from '@mikro-orm/migrations';

const id = (group: number, number: number) =>
  `01990000-${String(group).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;

const foodPlans = [
  ['Solo alojamiento', 'El alojamiento no incluye comidas.'],
  ['Desayuno incluido', 'El alojamiento incluye el desayuno de cada día.'],
  ['Media pensión', 'Desayuno y una comida más al día, almuerzo o cena, según el establecimiento.'],
  ['Pensión completa', 'Desayuno, almuerzo y cena de cada día. Las bebidas se pagan aparte.'],
  ['Todo incluido', 'Todas las comidas, refrigerios y bebidas nacionales del establecimiento.'],
  ['Según itinerario', 'Las comidas que menciona el itinerario de la actividad o del crucero.'],
] as const;

const luggageTypes = [
  'Artículo personal',
  'Equipaje de mano (10 kg)',
  'Equipaje de bodega (23 kg)',
  'Equipaje de bodega (32 kg)',
  'Equipaje deportivo o especial',
  'Sin equipaje',
] as const;

const carTypes = [
  ['Kia', 'Picanto'],
  ['Chevrolet', 'Sail'],
  ['Chevrolet', 'Captiva'],
  ['Kia', 'Sportage'],
  ['Toyota', 'Fortuner'],
  ['Toyota', 'Hilux'],
  ['Hyundai', 'H1'],
  ['Mercedes-Benz', 'Sprinter'],
] as const;

/** The lists that the agency keeps itself; countries, cities, airports and airlines come from libs/places. */
export class Lookups extends Migration {
  override up(): void {
    this.addSql(
      `create table food_plans (id uuid primary key, position integer not null, name text not null, description text not null)`,
    );
    this.addSql(`create table luggage_types (id uuid primary key, position integer not null, name text not null)`);
    this.addSql(
      `create table car_types (id uuid primary key, position integer not null, branch text not null, model text not null)`,
    );
    for (const [index, [name, description]] of foodPlans.entries()) {
      this.addSql(`insert into food_plans values ('${id(1, index + 1)}', ${index + 1}, '${name}', '${description}')`);
    }
    for (const [index, name] of luggageTypes.entries()) {
      this.addSql(`insert into luggage_types values ('${id(2, index + 1)}', ${index + 1}, '${name}')`);
    }
    for (const [index, [branch, model]] of carTypes.entries()) {
      this.addSql(`insert into car_types values ('${id(3, index + 1)}', ${index + 1}, '${branch}', '${model}')`);
    }
  }
}
