import { snapshotsOf } from '@bitacora/platform';
import { Journey } from '../domain/journey.ts';
import { ProblemReport } from '../domain/problem-report.ts';
import { journeySnapshot } from './journey.snapshot.ts';
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
  snapshotsOf(ProblemReport, {
    name: 'problem-reports',
    event: 'journeys.problem-reported',
    snapshotOf: problemReportSnapshot,
  }),
];
