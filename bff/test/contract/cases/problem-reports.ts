import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { OTHER_AGENCY } from '@bitacora/testing';
import { type Case, changed, notThereFor } from '../case.ts';
import { tokens } from '../tokens.ts';
import { ask } from '../world/ask.ts';
import { attachments } from '../world/files.ts';
import { wrongPages, wrongQueries } from './people.ts';

const report = {
  description: 'No me llegó el voucher',
  topic: 'DOCUMENT',
  journey: demo.journeys[0].id,
  agency: demo.agency,
};
const aReport = async () => (await ask<{ id: string }>('createProblemReport', { body: report, as: tokens.carlos })).id;

const wrongOfList: [string, string][] = [
  ['status', 'perdido'],
  ['owner', 'nadie'],
  ['sort', 'nombre'],
];

/** Problems that travellers report. */
export const problemReports = {
  createProblemReport: {
    access: 'person',
    valid: () => ({
      body: report,
      as: tokens.carlos,
    }),
    wrong: { description: ['   '], agency: ['1'] },
    foreign: (_, valid) => [
      { what: "report on another's journey", sent: { ...valid, as: tokens.lucia }, status: 400, fields: ['journey'] },
      {
        what: 'report to an agency where one is no passenger',
        sent: changed(valid, { journey: '', agency: OTHER_AGENCY }),
        status: 400,
        fields: ['agency'],
      },
    ],
    refused: (_, valid) => [
      {
        what: 'a journey that is not there',
        sent: changed(valid, { journey: newId() }),
        status: 400,
        fields: ['journey'],
      },
      {
        what: 'a text as a file',
        sent: { ...valid, files: { file: attachments.notPdf() } },
        status: 400,
        fields: ['file'],
      },
      {
        what: 'an empty file',
        sent: { ...valid, files: { file: attachments.empty() } },
        status: 400,
        fields: ['file'],
      },
      { what: 'a file too large', sent: { ...valid, files: { file: attachments.tooLarge() } }, status: 413 },
    ],
  },
  listProblemReports: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      { what: "read another agency's reports", sent: { as: tokens.otherStaff }, status: 200, lacks: demo.agency },
    ],
    refused: (_, valid) => wrongQueries(valid, [...wrongPages, ...wrongOfList]),
  },
  exportProblemReports: {
    access: 'staff',
    valid: () => ({ as: tokens.staff }),
    foreign: () => [
      {
        what: "take another agency's reports as a file",
        sent: { as: tokens.otherStaff },
        status: 200,
        lacks: demo.carlos.lastName,
      },
    ],
    refused: (_, valid) => wrongQueries(valid, wrongOfList),
  },
  updateProblemReport: {
    access: 'staff',
    valid: async () => ({
      params: { id: await aReport() },
      body: { status: 'in_progress', owner: demo.adviser.employeeId, answer: 'Lo estamos viendo.' },
      as: tokens.staff,
    }),
    foreign: notThereFor("answer another agency's report", tokens.otherStaff),
    wrong: { owner: [newId()] },
    refused: (_, valid) => [
      {
        what: 'an older version',
        sent: changed(valid, { version: 2_000_000_000 }),
        status: 409,
        code: 'stale_version',
      },
    ],
  },
  listOwnProblemReports: {
    access: 'person',
    valid: () => ({ as: tokens.carlos }),
    foreign: () => [
      { what: "read another's reports", sent: { as: tokens.lucia }, status: 200, lacks: demo.carlos.lastName },
      { what: "read an agency's reports", sent: { as: tokens.staff }, status: 200, lacks: demo.carlos.lastName },
    ],
  },
  getProblemReport: {
    access: 'person',
    valid: () => ({ params: { id: demo.problemReports[0] }, as: tokens.carlos }),
    foreign: (world, valid) => [
      ...notThereFor("read another's report", tokens.lucia)(world, valid),
      ...notThereFor("read another agency's report", tokens.otherStaff)(world, valid),
      ...notThereFor('read reports without the right to', tokens.accounting)(world, valid),
    ],
  },
} satisfies Record<string, Case>;
