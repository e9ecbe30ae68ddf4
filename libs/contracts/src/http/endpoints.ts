import * as agencies from './agencies.ts';
import * as agencySettings from './agency-settings.ts';
import * as auth from './auth.ts';
import * as billingLists from './billing-lists.ts';
import * as calendar from './calendar.ts';
import * as calendarFeeds from './calendar-feeds.ts';
import * as emails from './emails.ts';
import * as employees from './employees.ts';
import * as content from './content.ts';
import * as coordinates from './coordinates.ts';
import * as designedPackages from './designed-packages.ts';
import type { EndpointDefinition } from './endpoint.ts';
import * as files from './files.ts';
import * as idPhotos from './id-photos.ts';
import * as invoices from './invoices.ts';
import * as handOver from './hand-over.ts';
import * as history from './history.ts';
import * as journeyViews from './journey-views.ts';
import * as journeys from './journeys.ts';
import * as live from './live.ts';
import * as lookups from './lookups.ts';
import * as journeyChats from './journey-chats.ts';
import * as luggageRequests from './luggage-requests.ts';
import * as mailChoices from './mail-choices.ts';
import * as mailPreviews from './mail-previews.ts';
import * as mails from './mails.ts';
import * as opinions from './opinions.ts';
import * as passengerProfile from './passenger-profile.ts';
import * as passengers from './passengers.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as problemReports from './problem-reports.ts';
import * as proposals from './proposals.ts';
import * as profile from './profile.ts';
import * as refunds from './refunds.ts';
import * as reminders from './reminders.ts';
import * as secondFactor from './second-factor.ts';
import * as serviceDocuments from './service-documents.ts';
import * as serviceRecords from './service-records.ts';
import * as sessions from './sessions.ts';
import * as staffLists from './staff-lists.ts';
import * as statistics from './statistics.ts';
import * as webQuotes from './web-quotes.ts';

const modules: readonly Record<string, unknown>[] = [
  agencies,
  agencySettings,
  auth,
  billingLists,
  calendar,
  calendarFeeds,
  content,
  coordinates,
  designedPackages,
  emails,
  employees,
  files,
  idPhotos,
  invoices,
  handOver,
  history,
  journeyViews,
  journeys,
  live,
  lookups,
  lookups.rowLookupRoutes,
  journeyChats,
  luggageRequests,
  mailChoices,
  mailPreviews,
  mails,
  opinions,
  passengerProfile,
  passengers,
  payments,
  people,
  problemReports,
  proposals,
  profile,
  refunds,
  reminders,
  secondFactor,
  serviceDocuments,
  serviceRecords,
  serviceRecords.serviceRecordRoutes,
  sessions,
  staffLists,
  statistics,
  webQuotes,
];

function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'owner' in value;
}

/** Every route of the platform: what is not in here does not exist, and what is here is published and tested. */
export const endpoints: readonly EndpointDefinition[] = modules.flatMap((module) =>
  Object.values(module).filter(isEndpoint),
);

const byPath = new Map(
  endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => [`${endpoint.method} ${path}`, endpoint]),
  ),
);

/** The route of a method and a path as it stands in the table; undefined when it has none. */
export const endpointAt = (method: string, path: string): EndpointDefinition | undefined =>
  byPath.get(`${method} ${path}`);

/** A route's path with its parameters filled in: `pathOf(getPublicAgency, { ruc })`. */
export function pathOf(endpoint: Pick<EndpointDefinition, 'path'>, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`missing parameter ${name} of ${endpoint.path}`);
    return encodeURIComponent(value);
  });
}
