import { z } from 'zod';
import { problemTopics } from '../choices.ts';
import { citySnapshot, problemReportSnapshot } from '../events/snapshots.ts';
import { id, orNull, ruc } from '../validation/fields.ts';
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
  description: z
    .string()
    // A multipart body ends its lines with CR LF (RFC 7578): they count, and are stored, as the person typed them.
    .overwrite((value) => value.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1)
    .max(PROBLEM_DESCRIPTION_LENGTH),
  topic: z.enum(problemTopics).optional().default('OTHER'),
  journey: orNull(id()),
  agency: orNull(ruc()),
});

const stored = problemReportSnapshot.omit({ user_id: true, passenger: true, adviser: true });
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

export const listProblemReports = endpoint({
  name: 'listProblemReports',
  method: 'GET',
  path,
  owner: 'bff',
  access: 'staff',
  may: 'problems',
  summary: 'The problems that were reported to the agency, newest first',
  query: pageQuery,
  status: 200,
  answer: listOf(problemReport),
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
  params: z.object({ id: z.uuid() }),
  status: 200,
  answer: problemReport,
});
