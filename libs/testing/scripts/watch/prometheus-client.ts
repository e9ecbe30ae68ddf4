import { z } from 'zod';

const vector = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});
const alertList = z.object({
  data: z.object({ alerts: z.array(z.object({ state: z.string(), labels: z.record(z.string(), z.string()) })) }),
});

/** Reads JSON. Throws for an answer that is none. */
export async function answerOf(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** What a Prometheus knows. */
export class PrometheusClient {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** How many series an expression finds. */
  async count(expression: string): Promise<number> {
    const answer = await answerOf(`${this.url}/api/v1/query?query=${encodeURIComponent(expression)}`);
    return vector.parse(answer).data.result.length;
  }

  /** The alerts that fire, each with the process that it is about. */
  async alerts(): Promise<string[]> {
    const { alerts } = alertList.parse(await answerOf(`${this.url}/api/v1/alerts`)).data;
    return alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => [labels.alertname, labels.process].filter(Boolean).join(' '));
  }
}
