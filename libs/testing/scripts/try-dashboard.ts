import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

// try-dashboard.ts <address of a Prometheus>: asks it what every panel of the dashboard asks, as Grafana would. Fails on a
// question that it does not understand, and names the panels that have nothing to show.

const [prometheus = ''] = process.argv.slice(2);
const file = join(import.meta.dirname, '../../../k8s/components/watch/grafana/platform.json');
const targets = z.array(z.looseObject({ expr: z.string() })).default([]);
const { panels } = z
  .looseObject({ panels: z.array(z.looseObject({ title: z.string(), targets })) })
  .parse(JSON.parse(readFileSync(file, 'utf8')));
const answered = z.looseObject({
  status: z.string(),
  data: z.looseObject({ result: z.array(z.unknown()) }).optional(),
});

const questions = panels.flatMap(({ title, targets: asked }) => asked.map(({ expr }) => ({ title, expr })));
const empty = new Set<string>();
for (const { title, expr } of questions) {
  const url = new URL('/api/v1/query', prometheus);
  // Grafana puts four times the pace of measuring there.
  url.searchParams.set('query', expr.replaceAll('$__rate_interval', '2m'));
  const answer: unknown = await (await fetch(url)).json();
  const { status, data } = answered.parse(answer);
  if (status !== 'success') throw new Error(`${title}: ${JSON.stringify(answer)}`);
  if (data?.result.length === 0) empty.add(title);
}
process.stdout.write(
  `the dashboard's ${questions.length} questions are answered; nothing to show: ${[...empty].join(', ') || 'none'}\n`,
);
