/** A country or territory of ISO 3166-1, and Kosovo (XK). */
export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  /** Spanish name, ready to show. */
  name: string;
  /** E.g. `['+593']`; several where a country has several (`+1809`, `+1829`), none where it has none. */
  dialling_codes: string[];
}

/** A populated place, or the place an airport is named for. */
export interface City {
  /** Our own, stable for ever: `EC-GYE` (country and IATA code) or `EC-10-samborondon` (country, region, name). */
  code: string;
  /** As people here call it: Spanish for well-known foreign cities, else the local or international name. */
  name: string;
  /** Another name that a search also finds, e.g. `London` for Londres. */
  other_name?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** First administrative level (province, state); empty where it is unknown. */
  region: string;
  latitude: number;
  longitude: number;
  /** IANA zone, e.g. `America/Guayaquil`. */
  time_zone: string;
}

/** An airport with an IATA code. */
export interface Airport {
  /** IATA code, upper case. */
  id: string;
  name: string;
  /** The code of the city that it belongs to. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
  /** IANA zone. */
  time_zone: string;
}

/** An airline with an IATA code. */
export interface Airline {
  /** IATA code, two characters, unique. */
  iata: string;
  /** ICAO code, three letters; empty where it has none. */
  icao: string;
  name: string;
}
