import { serviceKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { describe, expect, test } from '@jest/globals';
import { journeyMail } from '../../src/mails/journey-mail.tsx';
import { writeMail } from '../../src/sending/write-mail.tsx';
import { ofFlight } from './fixture/changed-flight.ts';
import { aboutJourney, envelope, journey, recordOf, write } from './fixture/written-mails.ts';

describe('a mail of several changes', () => {
  const part = { item: null, subtitle: null, facts: [] };
  const visit = { ...part, of: 'activity', title: 'Bahía Tortuga', change: 'cancelled' } as const;
  const transfer = { ...part, of: 'transportation', title: 'Traslado al hotel', change: 'moved' } as const;
  const reminder = { ...part, of: 'air_ticket', title: 'Vuelo', headline: 'Ya puede hacer el check-in' } as const;
  const mail = (...news: Parameters<typeof journeyMail>[0]) =>
    journeyMail(news, { ...aboutJourney, pending: ['Hospedaje'] }, mailMessages.journeyNews);
  const textOf = async (...news: Parameters<typeof journeyMail>[0]) => {
    const { text } = await writeMail(mail(...news), envelope);
    return text;
  };

  test('says in its subject what happened, what was called off first', () => {
    expect(mail(transfer, visit).subject).toBe('Cancelado: Bahía Tortuga · Cambió: Traslado al hotel');
    expect(mail(transfer, { ...visit, change: 'moved' }).subject).toBe('Cambió: Traslado al hotel, Bahía Tortuga');
    expect(mail(transfer, reminder).subject).toBe('Cambió: Traslado al hotel · Además: Vuelo');
    expect(mail(reminder, transfer, visit, { ...visit, title: 'Otra' }).subject).toBe(
      'Cancelado: Bahía Tortuga, Otra y 2 más',
    );
  });

  test('says in its title how much, and tells what is pending below all that changed', async () => {
    expect(await textOf(transfer, visit)).toContain('Se canceló un servicio y cambió otro de su viaje\n');
    expect(await textOf(transfer, { ...transfer })).toContain('Cambiaron 2 servicios de su viaje\n');
    const text = await textOf(reminder, transfer, visit);
    const places = ['Ver mi viaje', 'Bahía Tortuga', 'Traslado al hotel', 'Vuelo', 'Aún estamos reservando'];
    const found = places.map((one) => text.indexOf(one));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  test('says of what became ready among them that it is, and what is owed in a list of mails', async () => {
    const ready = { ...part, of: 'air_ticket', title: 'Vuelo', readyAs: 'Ya tenemos su boleto aéreo' } as const;
    const moved = { ...transfer, headline: 'Cambió su transporte' };
    const text = await textOf(moved, ready);
    expect(text).toContain('Cambió su transporte\n');
    expect(text).toContain('Ya tenemos su boleto aéreo\n');
    const payments = { path: '/my_journeys/j#facturacion', label: 'Ver mis pagos' };
    const payment = {
      ...part,
      of: { name: 'Pago' },
      title: '$100,00',
      headline: 'Recibimos su pago',
      action: payments,
    };
    const balance = {
      ...payment,
      preview: 'Pago $100,00 · Saldo $800,00',
      money: { sums: [['Saldo', '$800,00']], howToPay: [] },
    } as const;
    expect(mail(balance, ready).preview()).toBe('Pago $100,00 · Saldo $800,00 · Vuelo');
    expect(await textOf(balance, ready)).toMatch(/Saldo: \$800,00\n[^]*Ver mis pagos https:\S+#facturacion/);
  });

  test('says in a list of mails of what was called off that it is', () => {
    expect(mail(transfer, visit).preview()).toBe('Bahía Tortuga: cancelado · Traslado al hotel');
  });

  test('says in a list of mails what changed before what is owed', () => {
    const money = { sums: [['Saldo', '$800,00']], howToPay: [] } as const;
    const balance = { ...part, of: { name: 'Pago' }, title: '$100,00', preview: 'Saldo $800,00', money };
    expect(mail(balance, transfer).preview()).toBe('Traslado al hotel · Saldo $800,00');
  });

  test('of the journey names it, and what else is told', () => {
    const journeyOff = { ...part, of: { name: 'Viaje' }, title: 'Baltra, Ecuador', change: 'cancelled' } as const;
    expect(mail({ ...part, of: { name: 'Reembolso' }, title: '$10' }, journeyOff).subject).toBe(
      'Cancelado: viaje a Baltra, Ecuador · Además: Reembolso',
    );
  });
});

describe('a mail of a change', () => {
  test('says what to do where it does not suit, and not that nothing is pending', async () => {
    const { text } = await write('service-changed', [{}], { records: serviceKinds.map((kind) => recordOf(kind)) });
    const note = 'Si tiene preguntas o algo no le sirve, llame o responda a este correo: su mensaje le llega';
    expect(text).toContain(`${note} directamente a su asesor.`);
    expect(text).not.toMatch(/lo que contrató|pendiente/);
    const { text: withoutAdviser } = await write('service-cancelled', [{}], { adviser: null });
    expect(withoutAdviser).toContain(`${note} a la agencia.`);
  });

  test('says that the rest stays as it is, where there is more than what changed', async () => {
    const rest = 'Las demás fechas, horas, lugares y códigos siguen igual';
    expect((await write('service-changed')).text).toContain(rest);
    const services = journey.services?.filter(({ kind }) => kind === 'air_ticket');
    const { text } = await write('service-changed', [{}], { ...ofFlight, journey: { ...journey, services } });
    expect(text).not.toContain(rest);
  });
});
