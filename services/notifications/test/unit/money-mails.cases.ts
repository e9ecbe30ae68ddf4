import { serviceKinds } from '@bitacora/contracts';
import { plainSpaces } from '@bitacora/kernel/dates';
import { calledOff } from '../../src/previews/samples.ts';
import { describe, expect, test } from '@jest/globals';
import { agency, journey, recordOf, TODAY, write } from './fixture/written-mails.ts';

const somebodyElse = { ...journey, holder: '01920000-0000-7000-8000-000000000032' };
const paid = (cents: number) => ({ money: { payments: [{ value_cents: cents }], refunds: [] } });

describe('the mail about a purchase', () => {
  test('says its holder what was bought, what is pending, the balance and until when, and whom to ask', async () => {
    const { subject, text } = await write('purchase');
    expect(subject).toBe('Gracias por su compra · viaje a Baltra, Ecuador');
    expect(text).toMatch(/Incluye:\nBoleto Aéreo, Ida\n[^]*Hospedaje\n/);
    expect(text).toContain('Le avisaremos de cada servicio apenas esté listo.');
    expect(text).toContain('Saldo: $1.000,00\nPagar hasta: mié 25 jun 2031');
    expect(text).toContain('Costo total: $1.500,00\nPagado: $500,00\nSaldo: $1.000,00');
    expect(text).toContain(
      'Transferencia a Banco Pichincha:\nCuenta corriente\n2100123456\nA nombre de Bitácora Viajes S.A.\nRUC de la agencia: 0993371112001\nSi duda de estos datos: Antes de transferir, llámenos al (04) 200-0000\nComprobante: Envíelo cuando pague: basta responder a este correo.\nTarjeta: Llame o responda',
    );
    expect(text).toContain('Su asesor de viaje: María José Andrade');
  });

  test('says that the vouchers come a week before, and as soon as all is ready where it was sold within that week', async () => {
    const leaving = async (travel_date: string) =>
      (await write('purchase', [{}], { journey: { ...journey, travel_date, return_date: null } })).text;
    expect(await leaving('2030-07-09')).toContain('Una semana antes del viaje le enviamos por correo sus vouchers');
    const soon = await leaving('2030-07-08');
    expect(soon).toContain('Apenas todo esté listo le enviamos por correo sus vouchers');
    expect(soon).not.toContain('Una semana antes');
    const all = await write('purchase', [{}], {
      journey: { ...journey, travel_date: '2030-07-08', return_date: null },
      records: serviceKinds.map((kind) => recordOf(kind)),
    });
    expect(all.text).toContain('Todo está listo: sus vouchers, o el enlace para abrirlos, le llegan en otro correo.');
  });

  test('says everybody else the same without any money', async () => {
    const { subject, text, html } = await write('purchase', [{}], { journey: somebodyElse });
    expect(subject).toBe('Estamos preparando su viaje · viaje a Baltra, Ecuador');
    expect(text).toContain('Incluye:\n');
    expect(text + html).not.toMatch(/Saldo|[Tt]otal\b|Pagado|pagar|\$/);
  });

  test('says no balance while not all of the money is known, and not how to pay when nothing is owed', async () => {
    const unknown = await write('purchase', [{}], { money: null });
    expect(unknown.text + unknown.html).not.toMatch(/Saldo|[Tt]otal\b|Pagado|\$/);
    const { text } = await write('purchase', [{}], paid(150_000));
    expect(text).toContain('Saldo: Nada por pagar');
    expect(text).not.toMatch(/Transferencia a|Pagar hasta/);
  });
});

describe('the mail about a payment, an invoice or a refund', () => {
  test('says what it was, and what is still to be paid', async () => {
    const { subject, text } = await write('payment-recorded');
    expect(subject).toBe('Recibimos su pago · viaje a Baltra, Ecuador');
    expect(text).toContain('Saldo: $1.000,00\nPagar hasta: mié 25 jun 2031');
    expect(text).toContain('Pago\n$500,00\n');
    expect(text).toContain('Método: Transferencia bancaria');
    expect(text).toContain('Número de comprobante: 001-001-000000123');
    expect((await write('invoice-issued')).text).toContain('Número de factura: 001-001-000000123');
    expect((await write('refund-recorded', [{}], paid(170_000))).text).toContain(
      'A su favor: $200,00\n\nCómo se devuelve: Su asesor acuerda',
    );
  });

  test('says that an invoice asks for nothing more: what is still owed is the balance, and nothing where all is paid', async () => {
    expect((await write('invoice-issued')).text).toContain(
      'No es otro cobro: lo que falta pagar es solo el saldo de abajo.',
    );
    expect((await write('invoice-issued', [{}], paid(150_000))).text).toContain(
      'No es otro cobro: no tiene nada que pagar por ella.',
    );
  });

  test('of a journey that was called off says so, and sends nobody to a bank', async () => {
    const off = {
      ...journey,
      is_cancelled: true,
      cancellation: { at: '2030-07-01T14:00:00.000Z', reason: 'Enfermedad', retained_cents: 60_000 },
    };
    const given = (paid_cents: number) => ({
      journey: off,
      money: { payments: [{ value_cents: paid_cents }], refunds: [] },
    });
    const owing = await write('payment-recorded', [{}], given(50_000));
    expect(owing.text).toContain('Viaje: Cancelado\nRetenido: $600,00\nPagado: $500,00\nSaldo: $100,00\n');
    expect(owing.text).toContain('Cómo pagar: Antes de pagar algo, hable con su asesor.');
    const invoice = async (paid_cents: number) => (await write('invoice-issued', [{}], given(paid_cents))).text;
    expect(await invoice(50_000)).toContain('No es otro cobro.\n');
    expect(await invoice(60_000)).toContain('No es otro cobro: no tiene nada que pagar por ella.');
    const inFavour = await write('invoice-issued', [{}], given(90_000));
    expect(inFavour.text).toContain('A su favor: $300,00\n');
    expect(inFavour.text).toContain('Cómo se devuelve: Su asesor acuerda con usted cómo se lo devuelve.');
    for (const { text, html } of [owing, inFavour]) {
      expect(text).not.toMatch(/Costo total|Pagar hasta|Transferencia a/);
      expect(html).not.toContain('por pagar hasta');
    }
  });

  test('of a journey of which a service was called off asks first how much is left, and for nothing by a day', async () => {
    const off = { journey: calledOff({ ...journey }, 'item-air_ticket') };
    const { text, html } = await write('payment-recorded', [{}], off);
    expect(text).toContain(
      'Saldo: $1.000,00\n\nSe canceló un servicio: antes de pagar, pregunte a su asesor cuánto queda por pagar.\n\nCómo pagar, cuando su asesor le confirme cuánto\n',
    );
    expect(text).not.toMatch(/Pagar hasta|Venció/);
    expect(html).not.toMatch(/por pagar hasta|venció/);
    // That an invoice asks for no more than the balance is not to be said of one that is not known.
    expect((await write('invoice-issued', [{}], off)).text).toContain('No es otro cobro.\n');
    const reminder = await write('balance-reminder', [{}], off);
    expect(reminder.subject).toMatch(/^Antes de pagar su saldo, hable con su asesor · /);
    expect(reminder.text).not.toMatch(/Pagar hasta|Pague su saldo/);
  });

  test('of one of which a service was called off a week ago asks for the balance as ever', async () => {
    const services = journey.services?.map((one, nth) =>
      nth === 0 ? { ...one, cancellation: { at: '2030-06-23T14:00:00.000Z', reason: 'Otro', retained_cents: 0 } } : one,
    );
    const { text } = await write('payment-recorded', [{}], { journey: { ...journey, services } });
    expect(text).toContain('Saldo: $1.000,00\nPagar hasta: mié 25 jun 2031\n\nCómo pagar el saldo de $1.000,00\n');
  });

  describe('of a journey of which money was given back', () => {
    const given = (date: string, voided: { at: string; reason: string } | null = null) => ({
      money: { payments: [{ value_cents: 50_000 }], refunds: [{ amount_cents: 10_000, date, voided }] },
    });
    const asEver = 'Pagar hasta: mié 25 jun 2031\n';

    test('asks first how much is left, and does not ask for what it gives back', async () => {
      const { text, html } = await write('refund-recorded', [{}], given('2030-06-25'));
      expect(text).toContain(
        'Saldo: $1.100,00\n\nSe le devolvió dinero: antes de pagar, pregunte a su asesor cuánto queda por pagar.\n\nCómo pagar, cuando su asesor le confirme cuánto\n',
      );
      expect(`${text}${html}`).not.toMatch(/Pagar hasta|[Vv]enció|por pagar hasta/);
    });

    test('asks for the balance as ever a week later, and where it was voided', async () => {
      for (const one of [given('2030-06-24'), given(TODAY, { at: TODAY, reason: 'Se registró dos veces' })]) {
        expect((await write('payment-recorded', [{}], one)).text).toContain(asEver);
      }
    });
  });

  test('of a journey abroad, or whose services lead there, says whom to call first with the country', async () => {
    const abroad = { ...journey, destination_city: { ...journey.destination_city, country_code: 'PE' } };
    const arrival = { local: '2031-07-10T08:00', zone: 'Europe/Madrid' };
    const fromMadrid = { ...recordOf('air_ticket'), starts: arrival };
    for (const world of [{ journey: abroad }, { records: [fromMadrid] }]) {
      const { text } = await write('payment-recorded', [{}], world);
      expect(text).toContain('llámenos al +593 4 200 0000');
      expect(text).toContain('Teléfono +593 4 200 0000\n');
      expect(text).not.toContain('(04)');
    }
  });

  test('that was voided takes it back', async () => {
    const { subject, text, html } = await write('payment-voided');
    expect(html).toMatch(/<s [^>]*>\$500,00<\/s>/);
    expect(subject).toBe('Corregimos el registro de un pago · viaje a Baltra, Ecuador');
    expect(text).toContain('ya no cuenta. Lo pagado y el saldo de abajo ya están corregidos');
    expect(text).toContain('Motivo: Se registró dos veces');
    const refund = (await write('refund-recorded')).text;
    expect(refund).toContain('Motivo: Se pagó de más');
    expect(refund).toContain('Pagado: $500,00');
    const given = { money: { payments: [{ value_cents: 50_000 }], refunds: [{ amount_cents: 20_000, date: TODAY }] } };
    expect((await write('refund-recorded', [{}], given)).text).toContain('Pagado, menos lo devuelto: $300,00');
    expect((await write('refund-voided')).text).not.toContain('Se pagó de más');
  });

  test('says each of several that leave together, and the balance once', async () => {
    const { subject, text } = await write('payment-recorded', [{}, {}]);
    expect(subject).toBe('Novedades de su viaje a Baltra, Ecuador: Pago (2)');
    expect(text.match(/Saldo: /g)).toHaveLength(1);
  });
});

describe('the reminder of a balance', () => {
  test('says how much, until when, how to pay, and how long it still is', async () => {
    const { subject, text } = await write('balance-reminder');
    expect(subject).toBe('Pague su saldo hasta el mié 25 jun 2031 · viaje a Baltra, Ecuador');
    expect(text).toContain('Pagar hasta:\nmié 25 jun 2031 · $1.000,00\n');
    expect(text).toContain('Saldo\n$1.000,00\n');
    expect(text).toContain('Saldo: $1.000,00\nPagar hasta: mié 25 jun 2031\n');
    expect(text).toContain('Banco Pichincha:\n');
  });

  test('says how another way than a transfer is agreed on, where there is one', async () => {
    const other = '\nTarjeta: Llame';
    const told = async (payment_methods: string[], banks = agency.banks) =>
      (await write('balance-reminder', [{}], { agency: { ...agency, payment_methods, banks } })).text;
    expect(await told(['Transferencia bancaria', 'Tarjeta'])).toContain(other);
    expect(await told(['Transferencia bancaria'])).not.toContain('\nTarjeta');
    const withoutBanks = await told(['Tarjeta'], []);
    expect(withoutBanks).toContain('Formas de pago: Tarjeta\nCómo pagar: Llame o responda');
    expect(withoutBanks).not.toContain('Comprobante');
    expect(await told([], [])).toContain('Cómo pagar: Llame o responda');
  });

  test('says in a list of mails since when it is overdue of what is', async () => {
    const before = { journey: { ...journey, balance_due: '2030-06-25' } };
    const { html } = await write('payment-recorded', [{}], before);
    expect(plainSpaces(html)).toContain('Saldo $1.000,00, venció el mar 25 jun');
    expect(plainSpaces((await write('payment-recorded')).html)).toContain(
      'Saldo $1.000,00, por pagar hasta mié 25 jun',
    );
  });

  test('is not written to who paid meanwhile, or has another day for it', async () => {
    await expect(write('balance-reminder', [{}], paid(150_000))).rejects.toThrow('nothing is left to tell');
    await expect(
      write('balance-reminder', [{}], { journey: { ...journey, balance_due: '2031-06-26' } }),
    ).rejects.toThrow('nothing is left to tell');
  });
});
