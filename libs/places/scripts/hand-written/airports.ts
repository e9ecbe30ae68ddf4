import type { SourceAirport } from '../sources.ts';

/** Airports of Ecuador that the data set lacks. */
export const MISSING_AIRPORTS: SourceAirport[] = [
  {
    id: 'IBB',
    name: 'General Villamil Airport',
    city: 'Puerto Villamil',
    country: 'EC',
    latitude: -0.94263,
    longitude: -90.95306,
    time_zone: 'Pacific/Galapagos',
  },
  {
    id: 'SUQ',
    name: 'Sucúa Airport',
    city: 'Sucúa',
    country: 'EC',
    latitude: -2.483,
    longitude: -78.167,
    time_zone: 'America/Guayaquil',
  },
];

/** The city of an airport, as `cities.json` spells it, where the data set names an island, a country or another town. */
export const CITY_OF_AIRPORT: Record<string, string> = {
  AUA: 'Oranjestad',
  BAH: 'Manama',
  BDA: 'Hamilton',
  BEN: 'Benghazi',
  BON: 'Kralendijk',
  BVA: 'Beauvais',
  CUR: 'Willemstad',
  FRS: 'Flores',
  GCM: 'George Town',
  GND: "Saint George's",
  GUA: 'Guatemala City',
  IPC: 'Hanga Roa',
  LGQ: 'Nueva Loja',
  MRU: 'Port Louis',
  NRT: 'Tokyo',
  NYO: 'Nyköping',
  PMF: 'Parma',
  POS: 'Port of Spain',
  PSM: 'Portsmouth',
  PTZ: 'Shell',
  RFD: 'Rockford',
  SEZ: 'Victoria',
  SID: 'Espargos',
  SKB: 'Basseterre',
  SWF: 'Newburgh',
  SXM: 'Philipsburg',
  TRF: 'Sandefjord',
  TSE: 'Astana',
  VCP: 'Campinas',
  VST: 'Västerås',
};

/** Names for the cities that are added because of their airport. */
export const NAME_OF_ADDED_CITY: Record<string, string> = {
  GPS: 'Baltra',
  SCY: 'San Cristóbal',
};

/** Airports of Ecuador by the name on a ticket, where the data set has another form. */
export const AIRPORT_NAMES: Record<string, string> = {
  ATF: 'Aeropuerto Chachoán',
  CUE: 'Aeropuerto Mariscal Lamar',
  ETR: 'Aeropuerto Regional de Santa Rosa',
  GPS: 'Aeropuerto Ecológico Seymour de Baltra',
  LOH: 'Aeropuerto Ciudad de Catamayo',
  MRR: 'Aeropuerto José María Velasco Ibarra',
  PTZ: 'Aeropuerto Río Amazonas',
  TPN: 'Aeropuerto de Tiputini',
};
