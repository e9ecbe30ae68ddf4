import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { processNames } from '../../../../src/platform/processes.ts';
import { root } from '../../../../src/platform/settings.ts';
import { alerts, datasources, has, namesScraped, panels, watchFolder } from './watch-files.ts';

const names = alerts.map(({ alert }) => alert);
const testFile = join(import.meta.dirname, 'alerts.promtool.yml');
const tests = z
  .looseObject({
    tests: z.array(
      z.looseObject({
        alert_rule_test: z.array(
          z.object({ alertname: z.string(), eval_time: z.string(), exp_alerts: z.array(z.any()) }),
        ),
      }),
    ),
  })
  .parse(parse(readFileSync(testFile, 'utf8')))
  .tests.flatMap(({ alert_rule_test: each }) => each);

test('every alert has a test in which it is told of, and one in which it is not', () => {
  const tested = (isTold: boolean) =>
    new Set(tests.filter(({ exp_alerts: told }) => told.length > 0 === isTold).map(({ alertname }) => alertname));
  expect(new Set(names).size).toBe(names.length);
  expect([...tested(true)].toSorted()).toEqual(names.toSorted());
  expect([...tested(false)].toSorted()).toEqual(names.toSorted());
});

test('the runbook has a paragraph for each alert, and none for an alert that is no more', () => {
  const runbook = readFileSync(join(root, 'docs/operate.md'), 'utf8');
  const section = runbook.slice(runbook.indexOf('\n### Alerts\n'), runbook.indexOf('\n## Images\n'));
  const headings = [...section.matchAll(/^\*\*(\w+)\.\*\* \S/gm)].map(([, name = '']) => name);
  expect(headings.toSorted()).toEqual(names.toSorted());
});

test('every process is measured, and missed when no instance of it answers', () => {
  expect(namesScraped('platform').toSorted()).toEqual(processNames.map((name) => `${name}-metrics`).toSorted());
  const { expr = '' } = alerts.find(({ alert }) => alert === 'ProcessDown') ?? {};
  const expected = [...expr.matchAll(/"process", "([a-z-]+)"/g)].map(([, name = '']) => name);
  expect(expected.toSorted()).toEqual([...processNames].toSorted());
});

test('panels say what they show, have a place of their own, and ask a source that Grafana is given', () => {
  const shown = panels.filter(({ type }) => type !== 'row');
  expect(shown.filter(({ description, targets }) => !description || targets.length === 0)).toEqual([]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  const asked = shown.flatMap(({ targets }) => targets.map(({ datasource: { uid } }) => uid));
  expect(asked.filter((uid) => !datasources.includes(uid))).toEqual([]);
});

if (!has('promtool')) {
  test('SKIPPED, for promtool is not there: what the expressions find', () => {
    process.stderr.write('promtool (of Debian’s prometheus) is missing: the alert rules were not tried.\n');
  });
} else {
  describe('promtool', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const promtool = (...options: string[]) => {
      try {
        return execFileSync('promtool', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
      } catch (error) {
        // What it says about a failure is on either stream.
        const { stdout, stderr } = z.object({ stdout: z.string(), stderr: z.string() }).parse(error);
        return `FAILED ${stdout}${stderr}`;
      }
    };

    test('finds every alert when it must be told of, and not when all is well', () => {
      expect(promtool('test', 'rules', testFile)).not.toContain('FAILED');
    });

    test('sees every rule whose limit is another one', () => {
      const others = {
        OutboxOld: ['> 60', '> 600'],
        DeadLetters: ['(dead_letters) > 0', '(dead_letters) > 9'],
        EventsWaiting: ['events_waiting_oldest_seconds) > 900', 'events_waiting_oldest_seconds) > 9000'],
        MailsWaiting: ['mails_waiting_oldest_seconds) > 900', 'mails_waiting_oldest_seconds) > 9000'],
        RemindersLate: ['reminders_due_oldest_seconds) > 900', 'reminders_due_oldest_seconds) > 9000'],
        BackupOld: ['26 * 3600', '62 * 3600'],
        DiskFull: ['> 0.8', '> 0.9'],
        CertificateExpires: ['14 * 86400', '1 * 86400'],
        BrokerMisconfigured: ['(broker_misconfigured) > 0', '(broker_misconfigured) > 1'],
        ProcessDown: ['label_replace(vector(1), "process", "billing", "", "")', 'vector(1)'],
      };
      let rules = readFileSync(join(watchFolder, 'prometheus/alerts.yml'), 'utf8');
      for (const [limit = '', other = ''] of Object.values(others)) {
        expect(rules).toContain(limit);
        rules = rules.replace(limit, other);
      }
      writeFileSync(join(folder, 'alerts.yml'), rules);
      const text = readFileSync(testFile, 'utf8').replace(/^rule_files: .*$/m, 'rule_files: [alerts.yml]');
      writeFileSync(join(folder, 'tests.yml'), text);
      const words = promtool('test', 'rules', join(folder, 'tests.yml'));
      for (const alert of Object.keys(others)) expect(words).toContain(`alertname: ${alert},`);
    });

    test('understands the settings of Prometheus and every expression of the dashboard', () => {
      cpSync(join(watchFolder, 'prometheus'), folder, { recursive: true });
      expect(promtool('check', 'config', join(folder, 'prometheus.yml'))).not.toContain('FAILED');
      const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      const rules = expressions.map((expr, index) => ({
        record: `panel_${index}`,
        expr: expr.replaceAll('$__rate_interval', '2m'),
      }));
      writeFileSync(join(folder, 'panels.yml'), stringify({ groups: [{ name: 'panels', rules }] }));
      expect(promtool('check', 'rules', join(folder, 'panels.yml'))).toContain(`SUCCESS: ${rules.length} rules`);
    });
  });
}
