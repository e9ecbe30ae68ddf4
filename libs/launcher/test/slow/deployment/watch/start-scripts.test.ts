import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { processNames } from '../../../../src/platform/processes.ts';
import { has, watchFolder } from './watch-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
const program = join(folder, 'program');
beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(program, '#!/bin/sh\nprintf "%s\\n" "$@"\n');
  chmodSync(program, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true }));

const settings = join(watchFolder, 'prometheus');

/** Runs one of the scripts with a program that only says what it was told. */
const start = (script: string, environment: Record<string, string>) =>
  execFileSync(join(watchFolder, script, 'start.sh'), {
    env: { PATH: process.env.PATH, FOLDER: folder, PROMETHEUS: program, ALERTMANAGER: program, ...environment },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const mail = { MAIL_FROM: "Viajes d'Oro <viajes@agency.example>", ALERTS_TO: 'ops@agency.example' };
function settingsOfAlertmanager(environment: Record<string, string>): Record<string, unknown> {
  start('alertmanager', { ...mail, ...environment });
  const file = join(folder, 'alertmanager.yml');
  if (has('amtool')) execFileSync('amtool', ['check-config', file], { stdio: 'ignore' });
  return parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

test('alerts are mailed by the mail server of the platform, with its login, and only by TLS', () => {
  expect(
    settingsOfAlertmanager({ SMTP_URL: 'smtp://user%40agency.example:p%25a%27%2Fss:word@mail.example:2525' }),
  ).toMatchObject({
    global: {
      smtp_smarthost: 'mail.example:2525',
      smtp_from: mail.MAIL_FROM,
      smtp_auth_username: 'user@agency.example',
      smtp_auth_password: "p%a'/ss:word",
      smtp_require_tls: true,
    },
    receivers: [{ name: 'operators', email_configs: [{ to: mail.ALERTS_TO, send_resolved: true }] }],
  });
});

test.each([
  ['smtp://mailpit:1025', 'mailpit:1025', false],
  ['smtp://user:pass@mail.example', 'mail.example:587', true],
  // By TLS from the first byte, which then cannot be asked for again.
  ['smtps://user:pass@mail.example/?pool=true', 'mail.example:465', false],
])('%s is the server %s', (url, server, starttls) => {
  const file = join(folder, 'smtp-url');
  writeFileSync(file, `${url}\n`);
  expect(settingsOfAlertmanager({ SMTP_URL_FILE: file })).toMatchObject({
    global: { smtp_smarthost: server, smtp_require_tls: starttls },
  });
});

test.each(['', 'unset'])(
  'nobody is watched over in vain: without an address for alerts (%j) Alertmanager does not start',
  (to) => {
    expect(() => start('alertmanager', { ...mail, ALERTS_TO: to, SMTP_URL: 'smtp://mailpit:1025' })).toThrow(
      /ALERTS_TO is missing/,
    );
  },
);

test.each([
  [{ PUBLIC_URL: 'https://viajes.example' }, 'https://viajes.example/health/ready', 'viajes.example'],
  [{ PUBLIC_URL: 'https://localhost:5643', SITE_ADDRESS: 'https://proxy' }, 'https://proxy/health/ready', 'localhost'],
])('the site is asked where it is reached, as the host that people know: %j', (environment, address, host) => {
  start('prometheus', { ...environment, CONFIGURATION: settings });
  expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))).toEqual([
    { targets: [address], labels: { __param_hostname: host } },
  ]);
});

const started = z.looseObject({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(
    z.looseObject({ dns_sd_configs: z.array(z.looseObject({ names: z.array(z.string()) })).default([]) }),
  ),
});
test.each([
  ['by Services of their own', {}, '-metrics'],
  ['by the plain names of compose', { METRICS_SUFFIX: '' }, ''],
])('all replicas of a process are found %s', (_, environment, suffix) => {
  const said = start('prometheus', { PUBLIC_URL: 'https://viajes.example', CONFIGURATION: settings, ...environment });
  const file = join(folder, 'started.yml');
  expect(said).toContain(`--config.file=${file}`);
  const { rule_files: rules, scrape_configs: jobs } = started.parse(parse(readFileSync(file, 'utf8')));
  expect(rules).toEqual([join(settings, 'alerts.yml')]);
  const names = jobs.flatMap(({ dns_sd_configs: lists }) => lists.flatMap((list) => list.names));
  expect(names).toEqual([...processNames.map((name) => name + suffix), 'node-exporter']);
  if (has('promtool')) execFileSync('promtool', ['check', 'config', file], { stdio: 'ignore' });
});
