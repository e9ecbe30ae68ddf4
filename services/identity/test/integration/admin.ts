import { adminCommand } from '../../src/admin/admin-command.ts';
import { jest } from '@jest/globals';
import type { Identity } from './identity.ts';

export interface Said {
  code: number;
  /** On standard output. */
  out: string;
  /** On standard error. */
  err: string;
}

/** What an operator's command answers, run as `node main.js admin …` runs it. */
export async function admin(identity: Identity, ...args: string[]): Promise<Said> {
  const texts = { out: '', err: '' };
  const streams = { out: process.stdout, err: process.stderr };
  const spies = (['out', 'err'] as const).map((name) =>
    jest.spyOn(streams[name], 'write').mockImplementation((text) => {
      texts[name] += String(text);
      return true;
    }),
  );
  try {
    return { code: await adminCommand(identity.app, args), ...texts };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

export const RUC = '1790011223001';

/** The options of an agency that is whole. */
export const anAgency = (changes: Record<string, string | null> = {}) =>
  optionsOf({
    ruc: RUC,
    name: 'Viajes del Pacífico',
    email: 'hola@pacifico.example',
    phone: '042301200',
    address: 'Malecón 100, Guayaquil',
    latitude: '-2.19',
    longitude: '-79.88',
    ...changes,
  });

/** The options of somebody who can work there. */
export const anEmployee = (changes: Record<string, string | null> = {}) =>
  optionsOf({
    agency: RUC,
    role: 'owner',
    cedula: '1710034065',
    'first-name': 'Elena',
    'last-name': 'Ruiz',
    'birth-date': '1980-05-04',
    gender: 'F',
    'civil-status': 'C',
    email: 'elena@pacifico.example',
    ...changes,
  });

const optionsOf = (options: Record<string, string | null>) =>
  Object.entries(options).flatMap(([name, value]) => (value === null ? [] : [`--${name}=${value}`]));
