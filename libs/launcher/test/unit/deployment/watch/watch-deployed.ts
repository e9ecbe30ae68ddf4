import { type Manifest, ofKind } from '../rendering.ts';
import { labelsOf, wayProblems } from '../ways.ts';
import { addressesAsked } from './watch-files.ts';

/** What Prometheus and Grafana ask and cannot reach, where they are among the manifests. */
export function watchProblems(manifests: readonly Manifest[]): string[] {
  const services = ofKind(manifests, 'Service');
  if (!services.some(({ metadata }) => metadata?.name === 'prometheus')) return [];
  return addressesAsked.flatMap(({ by, host, port }) => {
    const service = services.find(({ metadata }) => metadata?.name === host);
    const asking = labelsOf(manifests, { 'app.kubernetes.io/name': by, 'app.kubernetes.io/component': 'watch' }) ?? {};
    const problems = service ? wayProblems(manifests, asking, service, port) : ['there is no such Service'];
    return problems.map((words) => `${by} asks ${host}:${port}: ${words}`);
  });
}
