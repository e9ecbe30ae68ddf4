/** Airlines that the data set lacks, or names other than passengers know them; all of them sell in Ecuador. */
export const AIRLINES: { iata: string; icao: string; name: string }[] = [
  { iata: '2K', icao: 'GLG', name: 'Avianca Ecuador' },
  { iata: '4C', icao: 'ARE', name: 'LATAM Colombia' },
  { iata: 'AM', icao: 'AMX', name: 'Aeroméxico' },
  { iata: 'B6', icao: 'JBU', name: 'JetBlue' },
  { iata: 'CM', icao: 'CMP', name: 'Copa Airlines' },
  { iata: 'DL', icao: 'DAL', name: 'Delta Air Lines' },
  { iata: 'KL', icao: 'KLM', name: 'KLM' },
  { iata: 'NK', icao: 'NKS', name: 'Spirit Airlines' },
  { iata: 'UA', icao: 'UAL', name: 'United Airlines' },
  { iata: 'UX', icao: 'AEA', name: 'Air Europa' },
  { iata: 'XL', icao: 'LNE', name: 'LATAM Ecuador' },
  { iata: 'Y4', icao: 'VOI', name: 'Volaris' },
];
