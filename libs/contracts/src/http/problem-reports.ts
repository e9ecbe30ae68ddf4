import { z } from 'zod';
import { problemStatuses, problemTopics } from '../choices.ts';
import { citySnapshot, problemReportSnapshot } from '../events/snapshots.ts';
import { id, lines, orNull, ruc, version } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

const path = '/api/v1/agency/problem_report';

/** Longest description of a problem, in characters; the form counts down to it. */
export const PROBLEM_DESCRIPTION_LENGTH = 2000;

/**
 * A problem that a traveller has (product 4.6). It goes to the agency of `journey`; without
 * one to `agency`, where the person must be a passenger; without either to the person's only agency.
 */
export const problemReportBody = z.object({
  // A multipart body ends its lines with CR LF (RFC 7578): they count, and are stored, as the person typed them.
  description: z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value),
    lines(PROBLEM_DESCRIPTION_LENGTH),
  ),
  topic: z.enum(problemTopics).optional().default('OTHER'),
  journey: orNull(id()),
  agency: orNull(ruc()),
});

const stored = problemReportSnapshot.omit({
  user_id: true,
  passenger: true,
  adviser: true,
  status: true,
  owner: true,
  answer: true,
});
export type StoredProblemReport = z.infer<typeof stored>;

/** A report as staff, and who wrote it, read it: with the journey and the person that it is about. */
export const problemReport = stored.extend({
  journey: z.object({ id: z.string(), travel_date: z.string(), destination_city: citySnapshot }).nullable(),
  /** Null while the person's own data are still on their way; as the journey, once the passenger is not the reporter's. */
  reporter: z
    .object({
      passenger: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    })
    .nullable(),
  file: z.object({ name: z.string(), url: z.url() }).nullable(),
  status: z.enum(problemStatuses),
  /** What the agency answered last, and when (ISO 8601). */
  answer: z.object({ text: z.string(), at: z.string() }).nullable(),
  /** Employee who answers it; told to staff alone. */
  owner: z.string().nullish(),
  version: z.number().int(),
});
export type ProblemReport = z.infer<typeof problemReport>;

export const createProblemReport = endpoint({
  name: 'createProblemReport',
  method: 'POST',
  path,
  owner: 'journeys',
  access: 'person',
  summary: 'Report a problem to the agency; the adviser gets a mail, and the person a number',
  body: problemReportBody,
  files: [{ name: 'file', required: false }],
  status: 201,
  answer: stored,
  publicAnswer: stored.extend({ file: z.url().nullable() }),
});

const problemFilters = z.object({
  /** `open`: new, or in progress. */
  status: z.enum(['open', ...problemStatuses]).optional(),
  /** Employee. */
  owner: id().optional(),
  /** `oldest`: what has waited for longest first. */
  sort: z.enum(['oldest']).optional(),
});
export type ProblemFilters = z.output<typeof problemFilters>;

export const listProblemReports = endpoint({
  name: 'listProblemReports',
  method: 'GET',
  path,
  owner: 'bff',
  access: 'staff',
  may: 'problems',
  summary: 'The problems that were reported to the agency, newest first unless `sort` says otherwise',
  query: pageQuery.extend(problemFilters.shape),
  status: 200,
  answer: listOf(problemReport),
});

export const exportProblemReports = endpoint({
  name: 'exportProblemReports',
  method: 'GET',
  path: `${path}/csv`,
  owner: 'bff',
  access: 'staff',
  may: 'problems',
  summary: 'The same reports as a file for a spreadsheet (CSV); who took it is recorded',
  query: problemFilters,
  status: 200,
});

export const listOwnProblemReports = endpoint({
  name: 'listOwnProblemReports',
  method: 'GET',
  path: `${path}/mine`,
  owner: 'bff',
  access: 'person',
  summary: 'The problems that I reported, newest first',
  query: pageQuery,
  status: 200,
  answer: listOf(problemReport),
});

export const getProblemReport = endpoint({
  name: 'getProblemReport',
  method: 'GET',
  path: `${path}/:id`,
  owner: 'bff',
  access: 'person',
  summary: 'One reported problem, for staff of its agency that may read them and for who reported it',
  params: z.object({ id: id() }),
  status: 200,
  answer: problemReport,
});

/** Longest answer to a report, in characters. */
export const PROBLEM_ANSWER_LENGTH = 2000;

export const updateProblemReport = endpoint({
  name: 'updateProblemReport',
  method: 'PATCH',
  path: `${path}/:id`,
  owner: 'journeys',
  access: 'staff',
  may: 'problems',
  summary: 'Say where a report stands and who answers it, or answer it: the traveller gets a mail with each new answer',
  params: z.object({ id: id() }),
  body: z
    .object({
      status: z.enum(problemStatuses),
      owner: orNull(id()),
      answer: z.union([z.literal(''), lines(PROBLEM_ANSWER_LENGTH)]),
      version: version(),
    })
    .partial(),
  status: 200,
  answer: z.object({ id: z.string(), status: z.enum(problemStatuses), version: z.number().int() }),
});
