import { afterAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../../src/platform/settings.ts';
import { hasKubectl } from '../../../fixture/deployment/rendering.ts';

const place = mkdtempSync(join(tmpdir(), 'alerts-to-'));
afterAll(() => rmSync(place, { recursive: true }));

function change(path: string, by: (text: string) => string) {
  const file = join(place, 'k8s', path);
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}

(hasKubectl ? test : test.skip)('who adds the watch to production says beside it where alerts go', () => {
  cpSync(join(root, 'k8s'), join(place, 'k8s'), { recursive: true });
  // The lines that stand there, without the sign of a comment.
  change('overlays/production/kustomization.yaml', (text) =>
    text.replace('# components:', 'components:').replace(/^# {3}(- \S*(?:watch|alerts))$/gm, '  $1'),
  );
  change('components/alerts/kustomization.yaml', (text) =>
    text.replace('ALERTS_TO=', 'ALERTS_TO=operators@agency.example'),
  );
  const rendered = execFileSync('kubectl', ['kustomize', join(place, 'k8s/overlays/production')], { encoding: 'utf8' });
  expect(rendered).toContain('\n  ALERTS_TO: operators@agency.example\n');
});
