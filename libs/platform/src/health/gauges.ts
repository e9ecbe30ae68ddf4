import { withTimeout } from '@bitacora/kernel';
import { Gauge, type Registry } from 'prom-client';

/** Shorter than Prometheus waits (10 s), so that a server which hangs costs its own figures only. */
const LONGEST_READING_MILLISECONDS = 3000;

interface GaugeOf<Reading> {
  help: string;
  value: (reading: Reading) => number;
}

/** Who asks while a reading is under way is given that one, as all gauges of one scrape are. */
function joined<Reading>(read: () => Promise<Reading>): () => Promise<Reading> {
  let underWay: Promise<Reading> | null = null;
  const late = () => new Error('the reading took too long');
  return () =>
    (underWay ??= withTimeout(read(), LONGEST_READING_MILLISECONDS, late).finally(() => {
      underWay = null;
    }));
}

/**
 * Registers gauges by name whose values come from one reading, made once a scrape. While it fails they are absent:
 * neither the last value nor a zero would be true, and everything else is still told.
 */
export function registerGauges<Reading>(
  registry: Registry,
  read: () => Promise<Reading>,
  gauges: Readonly<Record<string, GaugeOf<Reading>>>,
): void {
  const reading = joined(read);
  for (const [name, { help, value }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        await reading().then(
          (one) => this.set(value(one)),
          () => this.remove(),
        );
      },
    });
  }
}
