import type { Settings } from './settings.ts';

// product 21.1.
const demoAccounts = [
  ['0910000017', 'María José Andrade, adviser (staff)'],
  ['0910000025', 'Gabriela Salazar, owner (staff)'],
  ['0910000033', 'Andrés Villacís, accounting (staff)'],
  ['0910000041', 'Diana Zambrano, operations (staff)'],
  ['0920000023', 'Carlos Muñoz, traveller with journeys'],
  ['0930000039', 'Lucía Peñafiel, traveller without journeys'],
];

/** What is printed when all is ready: the address, the mails, the demo accounts, how to stop. */
export function welcome(settings: Settings, inboxUrl: string | null, took: string): string {
  const accounts = demoAccounts.map(([cedula, who]) => `    ${cedula}  ${who}`);
  return [
    '',
    `Bitácora is ready (${took}):  ${settings.publicUrl}`,
    ...(inboxUrl ? [`  Mails that it sends:  ${inboxUrl}`] : []),
    ...(settings.hasDemoData ? ['  Demo accounts, password Viaje2026:', ...accounts] : []),
    `  Data and logs:  ${settings.dataDirectory}`,
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}
