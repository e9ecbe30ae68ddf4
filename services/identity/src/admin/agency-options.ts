import * as rules from './option-rules.ts';

/** What an operator says about an agency beside its RUC, as options of a command. */
export const agencyOptions = {
  name: rules.text(),
  email: rules.email(),
  phone: rules.phone(),
  address: rules.text(),
  latitude: rules.degrees(90),
  longitude: rules.degrees(180),
  'emergency-phone': rules.phone().optional(),
  chat: rules.phone().optional(),
  registration: rules.text().optional(),
};

export const agencyHelp = {
  ruc: { value: '<13 digits>', says: 'its tax number, by which everything knows it' },
  name: { value: '<text>', says: 'as people read it' },
  email: { value: '<address>', says: 'where visitors and travellers write to' },
  phone: { value: '<number>', says: 'of the office' },
  address: { value: '<text>', says: 'of the office' },
  latitude: { value: '<degrees>', says: 'of the office on the map: -2.18916' },
  longitude: { value: '<degrees>', says: 'west is negative: -79.88943' },
  'emergency-phone': { value: '<number>', says: "day and night; without it the office's" },
  chat: { value: '<number>', says: 'of its chat; without it the site offers none' },
  registration: { value: '<number>', says: 'of the tourism register, for the foot of every page' },
} as const;
