import { demo } from '@bitacora/contracts/demo';
import { OTHER_AGENCY } from '@bitacora/testing';
import { type Case, changed, notThereFor, type Refusal } from '../case.ts';
import type { Sent } from '../client.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { wrongPages, wrongQueries } from './people.ts';

const words = {
  name: 'Lima en tres días',
  destination_city: 'PE-LIM',
  travel_direction: 'IV',
  price: '450.50',
  available_from: '2026-01-01',
  available_until: '2031-12-31',
  services: [{ kind: 'air_ticket', travel_direction: 'I' }, { kind: 'hosting' }],
};

const newPackage = (): Sent => ({ body: words, as: tokens.staff });
const aPackage = async () => ({ id: (await ask<{ id: string }>('createDesignedPackage', newPackage())).id });
const ofNewPackage = async (): Promise<Sent> => ({ params: await aPackage(), as: tokens.staff });

const wrong = { destination_city: ['NO-EXISTE'] };

function refusals(valid: Sent): Refusal[] {
  const invalid = (what: string, changes: Record<string, unknown>, fields: string[]): Refusal => ({
    what,
    sent: changed(valid, changes),
    status: 400,
    fields,
  });
  return [
    invalid('an end before the start', { available_until: '2025-12-31' }, ['available_until']),
    invalid('a package without a service', { services: [] }, ['services']),
    invalid(
      'a way back of a package without one',
      { travel_direction: 'I', services: [{ kind: 'air_ticket', travel_direction: 'V' }] },
      ['services.0.travel_direction'],
    ),
  ];
}

const wrongFilters = [
  ['sort', 'destino'],
  ['available', 'quizá'],
] as const;

/** The list, and its file: those of the own agency alone. */
const listed = (wrong: Parameters<typeof wrongQueries>[1]): Case => ({
  access: 'staff',
  valid: () => ({ params: { ruc: demo.agency }, query: { available: 'true', sort: '-price' }, as: tokens.staff }),
  foreign: async (_, valid) => {
    await aPackage();
    return [
      { what: "list another agency's packages", sent: { ...valid, as: tokens.otherStaff }, status: 404 },
      {
        what: "find another agency's packages under the own RUC",
        sent: { params: { ruc: OTHER_AGENCY }, as: tokens.otherStaff },
        status: 200,
        lacks: words.name,
      },
    ];
  },
  refused: (_, valid) => wrongQueries(valid, wrong),
});

/** The packages that the agency designs. */
export const designedPackages = {
  listDesignedPackages: listed([...wrongPages, ...wrongFilters]),
  exportDesignedPackages: listed(wrongFilters),
  listServicesOfDesignedPackage: {
    access: 'staff',
    valid: ofNewPackage,
    foreign: notThereFor("read the services of another agency's package", tokens.otherStaff),
  },
  createDesignedPackage: {
    access: 'staff',
    valid: newPackage,
    wrong,
    // It names nothing that somebody owns, and belongs to the agency of whoever sends it.
    foreign: () => [],
    refused: (_, valid) => refusals(valid),
  },
  updateDesignedPackage: {
    access: 'staff',
    valid: async () => ({ ...(await ofNewPackage()), body: words }),
    wrong,
    foreign: notThereFor("change another agency's package", tokens.otherStaff),
    refused: (_, valid) => refusals(valid),
  },
  updateDesignedPackageByBody: {
    access: 'staff',
    valid: async () => ({ body: { ...words, ...(await aPackage()) }, as: tokens.staff }),
    wrong,
    foreign: notThereFor("change another agency's package", tokens.otherStaff),
    refused: (_, valid) => refusals(valid),
  },
  restoreDesignedPackage: {
    access: 'staff',
    valid: async () => {
      const params = await aPackage();
      await ask('withdrawDesignedPackage', { params, as: tokens.staff });
      return { params, as: tokens.staff };
    },
    foreign: notThereFor("restore another agency's package", tokens.otherStaff),
  },
  withdrawDesignedPackage: {
    access: 'staff',
    valid: ofNewPackage,
    foreign: notThereFor("withdraw another agency's package", tokens.otherStaff),
  },
} satisfies Record<string, Case>;
