import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { appendFileSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followLogs, loggedProcesses, readLogs } from '../../src/inspect/log-files.ts';
import { formatEntry } from '../../src/inspect/log-lines.ts';
import { eventually } from '../integration/eventually.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const line = (time: number, msg: string, more: object = {}) => `${JSON.stringify({ level: 30, time, msg, ...more })}\n`;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const texts = (processes = loggedProcesses(folder)) => readLogs(folder, processes).map(({ text }) => text);

test('the logs of all processes are one, in the order of time, also what was before a rotation', () => {
  write('bff.log', line(4, 'fourth'));
  write('bff.previous.log', line(1, 'first'));
  write('journeys.log', line(2, 'second') + line(3, 'third'));
  expect(texts()).toEqual(['first', 'second', 'third', 'fourth']);
  expect(texts(['journeys'])).toEqual(['second', 'third']);
});

test('a stack stays with its line, and the lines of PostgreSQL have their own time', () => {
  write('bff.log', `${line(Date.UTC(2026, 0, 1, 10), 'before')}    at somewhere\n`);
  write('postgresql.log', '2026-01-01 09:00:00.000 UTC [7] LOG:  ready\n');
  expect(texts()).toEqual(['[7] LOG:  ready', 'before', '    at somewhere']);
});

test('a line says when, where, what, by whom and for which request', () => {
  write('journeys.log', line(0, 'GET /x 500 in 3 ms', { level: 50, request_id: 'r-1', user_id: 'u-1' }));
  const [entry] = readLogs(folder, ['journeys']);
  expect(entry && formatEntry({ ...entry, time: new Date(2026, 0, 1, 9, 5, 7, 8).getTime() })).toBe(
    '09:05:07.008  journeys          ERROR GET /x 500 in 3 ms by u-1  r-1',
  );
});

test('what is added is told, whole lines only, also after a rotation', async () => {
  write('bff.log', line(1, 'old'));
  const told: string[] = [];
  const stop = followLogs(folder, ['bff'], (entries) => told.push(...entries.map(({ text }) => text)));
  const file = join(folder, 'bff.log');
  const [begin, end] = [line(2, 'añadido').slice(0, 20), line(2, 'añadido').slice(20)];
  appendFileSync(file, begin);
  appendFileSync(file, end);
  await eventually(() => expect(told).toEqual(['añadido']));
  renameSync(file, join(folder, 'bff.previous.log'));
  write('bff.log', line(3, 'anew'));
  await eventually(() => expect(told).toEqual(['añadido', 'anew']));
  stop();
});

test('a folder without logs says so', () => {
  expect(() => loggedProcesses(join(folder, 'none'))).toThrow(/nothing has run there yet/);
});
