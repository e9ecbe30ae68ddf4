import { snapshotsOf } from '@bitacora/platform';
import { DesignedPackage } from '../domain/designed-package.ts';
import { Journey } from '../domain/journey.ts';
import { ProblemReport } from '../domain/problem-report.ts';
import { WebQuote } from '../domain/web-quote.ts';
import { designedPackageSnapshot } from './designed-package.snapshot.ts';
import { journeySnapshot } from './journey.snapshot.ts';
import { handledQuoteSnapshot } from './web-quote.snapshot.ts';
import { readPackageServices } from './package-services.ts';
import { problemReportSnapshot } from './problem-report.snapshot.ts';

/** What journeys owns, for whoever rebuilds or checks a view of it. */
export const snapshotSources = [
  snapshotsOf(Journey, {
    name: 'journeys',
    event: 'journeys.journey-updated',
    snapshotOf: journeySnapshot,
    complete: readPackageServices,
  }),
  snapshotsOf(DesignedPackage, {
    name: 'designed-packages',
    event: 'journeys.designed-package-updated',
    snapshotOf: designedPackageSnapshot,
    only: { withdrawnAt: null },
  }),
  snapshotsOf(ProblemReport, {
    name: 'problem-reports',
    event: 'journeys.problem-reported',
    snapshotOf: problemReportSnapshot,
  }),
  snapshotsOf(WebQuote, {
    name: 'web-quotes',
    event: 'journeys.quote-updated',
    snapshotOf: handledQuoteSnapshot,
  }),
];
