import type { Known } from '../domain/ladder/step.ts';
import { quoteAlertSample } from '../mails/quote-alert.tsx';
import type { KnownLuggageRequest } from '../persistence/directory.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import type { ContentSources } from '../sending/content.ts';
import { sampleEntries, sampleMoney, sampleVoiding } from './sample-billing.ts';
import { sampleAdviser, sampleJourney, sampleTraveller } from './sample-journey.ts';
import { sampleLuggage } from './sample-luggage.ts';
import { sampleDocuments } from './sample-records.ts';

/** What has arrived here of a journey that nobody travels on. */
export interface SampleWorld {
  journey: Projected<'journeys'>;
  /** Those that were made for its services: by themselves all are pending. */
  records: readonly Projected<'service_records'>[];
  documents: readonly Projected<'service_documents'>[];
  money: Known['money'];
  /** What was asked for on its tickets. */
  luggage: readonly Projected<'luggage_requests'>[];
  adviser: Projected<'employees'> | null;
  /** Who answers while the adviser is absent. */
  standIn: Projected<'employees'> | null;
  /** What its reader was told last of what may change. */
  last: object | null;
  /** The items of which its reader was told that they are called off. */
  toldOff: readonly string[];
  /** Whether what was invoiced, paid and given back was voided. */
  isVoided: boolean;
}

export const sampleWorld: SampleWorld = {
  journey: sampleJourney,
  records: [],
  documents: sampleDocuments,
  money: sampleMoney,
  luggage: [],
  adviser: sampleAdviser,
  standIn: null,
  last: null,
  toldOff: [],
  isVoided: false,
};

const knownRequest = (
  request: Projected<'luggage_requests'>,
  records: readonly Projected<'service_records'>[],
): KnownLuggageRequest => ({
  request,
  record: records.find(({ package_service: item }) => item === request.package_service)?.id ?? null,
  adviser: sampleAdviser.id,
  agency: null,
});

/** Whom and what mails ask for, of a sample world and of one agency: in place of what people wrote. */
export function sampleDirectory(world: SampleWorld, agency: Projected<'agencies'> | null): ContentSources['directory'] {
  const { journey, records, documents, money, luggage, adviser, standIn, last, toldOff, isVoided } = world;
  const attached = records.filter(({ package_service }) => package_service !== null);
  return {
    journey: async () => journey,
    passengers: async () => [sampleTraveller],
    findEmployee: async () => adviser,
    standInOf: async () => standIn,
    findRecord: async (id) => records.find((record) => record.id === id) ?? null,
    recordsOf: async () => [...attached],
    known: async () => ({ journey, records: attached, documents, money, agency }),
    quotes: async () => [{ ...quoteAlertSample, answered_at: null, closed_at: null }],
    luggageRequests: async (ids) =>
      [...luggage, sampleLuggage].filter(({ id }) => ids.includes(id)).map((one) => knownRequest(one, attached)),
    luggageRequestsOf: async () => luggage.map((one) => knownRequest(one, attached)),
    billed: async (table) => ({ ...sampleEntries[table], ...(isVoided ? { voided: sampleVoiding } : {}) }),
    wasTold: async () => true,
    toVisitorsOfAnHour: async () => ({ planned: 0, refused: 0 }),
    told: {
      lastTold: async ({ item }) => (item !== null && toldOff.includes(item) ? { isCancelled: true } : last),
      isUntold: async () => false,
      waiting: async () => [],
    },
    answering: async () => adviser,
    answeringFor: async (employee) => employee,
    answerers: async () => [],
    nameOfStaff: async () => null,
    staffByUser: async () => null,
  };
}
