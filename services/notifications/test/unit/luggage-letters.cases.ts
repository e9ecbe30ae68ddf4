import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { itemOf } from '../../src/previews/sample-journey.ts';
import { sampleLuggage } from '../../src/previews/sample-luggage.ts';
import { calledOff } from '../../src/previews/samples.ts';
import { journey, recordOf, write } from './fixture/written-mails.ts';

describe('the mails about luggage', () => {
  const flight = { records: [recordOf('air_ticket')] };
  const about = [{ package_service: 'item-air_ticket' }];
  const leftNow = () => {
    const starts = { local: '2030-06-30T08:00', zone: AGENCY_TIME_ZONE };
    return { ...recordOf('air_ticket'), starts, ends: starts };
  };

  test.each(['luggage-requested', 'luggage-answered'])(
    '%s says which flight it is, when and where by the clock of each place, and its code',
    async (template) => {
      const { text } = await write(template, about, flight);
      expect(text).toContain('Boleto Aéreo, Ida\nVuelo Guayaquil – Baltra\nLATAM Ecuador XL 1411');
      expect(text).toContain('Salida: jue 10 jul 2031, 10:00 Guayaquil');
      expect(text).toContain('Código de reserva: K7PQ2M');
      // Said once.
      expect(text).not.toContain('Boleto: ');
    },
  );

  test('staff are told in a list of mails for which ticket it is asked, and of which journey', async () => {
    const { subject, html } = await write(
      'luggage-requested',
      [{ ...about[0], ticket: 'Boleto Aéreo, Vuelta' }],
      flight,
    );
    expect(subject).toBe('Carlos Muñoz pide equipaje · viaje a Lima, Perú');
    expect(html).toMatch(/data-skip-in-text="true">Responder hasta [^<]* · Boleto Aéreo, Vuelta · /);
  });

  test('staff answer before the flight leaves, where that is sooner than what was promised', async () => {
    const departure = { local: '2030-07-02T09:00', zone: AGENCY_TIME_ZONE };
    const due = async (leaves: typeof departure | null) =>
      (await write('luggage-requested', [{ ...about[0], departure: leaves }], flight)).text;
    expect(await due(departure)).toContain('Responder hasta:\nmar 2 jul, 09:00 Guayaquil\n');
    expect(await due({ ...departure, local: '2030-07-12T09:00' })).toContain(
      'Responder hasta:\njue 4 jul, 09:05 Guayaquil\n',
    );
    expect(await due(null)).toContain('Responder hasta:\njue 4 jul, 09:05 Guayaquil\n');
    const soon = { ...recordOf('air_ticket'), starts: departure, ends: departure };
    const reminder = await write('luggage-reminder', [{}], { records: [soon] });
    expect(reminder.text).toContain('Responder hasta:\nmar 2 jul, 09:00 Guayaquil\n');
  });

  test('tell who travels by when to be at its airport, and what its fare takes along', async () => {
    const { text } = await write('luggage-answered', about, flight);
    expect(text).toContain('Esté en el aeropuerto a más tardar: jue 10 jul 2031, 07:00 Guayaquil');
    expect(text).toContain('\nEquipaje: ');
  });

  test('tell by which flight what was asked for is to go, and that it goes once it was added', async () => {
    const given = { outcome: 'added', price_cents: null } as const;
    const answer = { ...given, text: 'Listo.', at: '2030-06-30T14:00:00.000Z' };
    const luggage = [{ ...sampleLuggage, luggage: 'Esquí', status: 'answered' as const, answer }];
    const { text } = await write('luggage-answered', [{ ...about[0], ...given, luggage: 'Esquí' }], {
      ...flight,
      luggage,
    });
    expect(text).toContain('Equipaje pedido: Esquí');
    expect(text).toContain('Equipaje agregado: 2 × Esquí');
  });

  test('say beside the subject what is still lacking, whatever the adviser wrote', async () => {
    const { html } = await write('luggage-answered', [{ ...about[0], text: 'Listo, va con usted.' }], flight);
    expect(html).toContain('Todavía no está agregado · $90,00 · Listo, va con usted.');
  });

  test('tell staff what the fare takes along, also when nobody answered yet', async () => {
    for (const [template, row] of [
      ['luggage-requested', about],
      ['luggage-reminder', [{}]],
    ] as const) {
      const { text } = await write(template, row, flight);
      expect(text).toContain('\nEquipaje: ');
      expect(text).toContain('Código de reserva: K7PQ2M');
      expect(text.match(/Vuelo Guayaquil – Baltra/g)).toHaveLength(1);
    }
  });

  test.each([
    ['the ticket', 'item-air_ticket'],
    ['its journey', null],
  ])('name the ticket alone once %s was called off, which they leave to its own mail', async (_, item) => {
    const off = { ...flight, journey: calledOff({ ...journey }, item) };
    const refused = [{ ...about[0], outcome: 'refused', price_cents: null }];
    const { text } = await write('luggage-answered', refused, off);
    expect(text).toContain('Boleto: Boleto Aéreo, Ida');
    expect(text).not.toMatch(/Vuelo Guayaquil|K7PQ2M|Motivo|no vale/);
  });

  test('the answer to a report opens a chat that names it', async () => {
    const { html } = await write('problem-answered');
    const [chat] = /https:\/\/wa\.me\/[^"]*/.exec(html) ?? [];
    expect(decodeURIComponent(chat ?? '')).toMatch(/Hola, soy .*\. Le escribo por mi reporte R-000012\.$/);
  });

  test('open a chat that says who writes and about which journey', async () => {
    const { html } = await write('luggage-answered', about, flight);
    const [chat] = /https:\/\/wa\.me\/[^"]*/.exec(html) ?? [];
    expect(decodeURIComponent(chat ?? '')).toMatch(
      /Hola, soy .*\. Le escribo por mi viaje a Lima, Perú \(12 de julio de 2030\)\.$/,
    );
  });

  test.each([
    ['was called off', { journey: calledOff({ ...journey }, 'item-air_ticket') }, 'added'],
    ['was called off with its journey', { journey: calledOff({ ...journey }, null) }, 'accepted'],
    ['was taken out', { journey: { ...journey, services: [] } }, 'accepted'],
    ['has left', { records: [leftNow()] }, 'accepted'],
  ])(
    'are silent of what is to be added to a ticket that %s, and still say that it cannot be',
    async (_, world, outcome) => {
      const tell = (said: object) => write('luggage-answered', [{ ...about[0], ...said }], { ...flight, ...world });
      await expect(tell({ outcome })).rejects.toThrow('nothing is left to tell');
      expect((await tell({ outcome: 'refused', price_cents: null })).subject).toMatch(/^No se puede/);
    },
  );

  test.each(['answered', 'withdrawn', 'suspended'] as const)(
    'ask nobody for an answer to what is %s',
    async (status) => {
      const tell = (of: object) =>
        write('luggage-requested', [{ ...about[0], id: sampleLuggage.id }], {
          ...flight,
          luggage: [{ ...sampleLuggage, ...of }],
        });
      await expect(tell({ status })).rejects.toThrow('nothing is left to tell');
      expect((await tell({ status: 'open' })).subject).toContain('pide equipaje');
    },
  );

  test('name the ticket where its record was taken back, or a row from before does not say which it is', async () => {
    const rows = [{}, { package_service: undefined }];
    for (const row of rows)
      expect((await write('luggage-requested', [row], flight)).text).toContain('Boleto: Boleto Aéreo, Ida');
    expect((await write('luggage-answered', [{}], { records: [] })).text).toContain('Boleto: Boleto Aéreo, Ida');
  });

  test('the answer to luggage that can be added says what is to be done for it, and a refusal asks for nothing', async () => {
    const told = async (change: object) => (await write('luggage-answered', [change])).text;
    const priced = await told({ price_cents: 9_000, pay_until: undefined });
    expect(priced).toContain('Todavía no está agregado:\nSe agrega cuando usted paga $90,00.');
    expect(priced).toContain('Transferencia a Banco Pichincha:');
    expect(await told({ price_cents: 9_000, pay_until: '2030-07-05' })).toContain(
      'Se agrega cuando usted paga $90,00, hasta el',
    );
    const over = await told({ price_cents: 9_000, pay_until: '2030-06-05' });
    expect(over).toContain('Había que pagarlo hasta el mié 5 jun. Si no lo pagó, pregunte si aún se puede');
    expect(over).not.toMatch(/Transferencia a|usted paga/);
    const free = await told({ price_cents: 0 });
    expect(free).toContain('Todavía no está agregado:\nLlámenos o responda a este correo para confirmarlo.');
    expect(free).not.toContain('Transferencia a');
    const added = await told({ outcome: 'added', price_cents: null });
    expect(added).toContain('El equipaje que pidió ya está agregado\n');
    expect(added).toContain('No tiene que pagar nada más por este equipaje.');
    expect(added).not.toMatch(/Precio|Todavía no|Transferencia a|usted paga/);
    const refused = await told({ outcome: 'refused', price_cents: 9_000 });
    expect(refused).not.toMatch(/Todavía no|Transferencia a|usted paga/);
  });

  test('the answer to luggage is told nobody once a newer one to the same request is here', async () => {
    const [before, then, after] = ['2030-07-01T09:00:00.000Z', '2030-07-01T15:00:00.000Z', '2030-07-01T16:00:00.000Z'];
    const { id } = sampleLuggage;
    const tell = async (told: object, newest?: string) => {
      const answer = { outcome: 'refused' as const, ...(newest && { at: newest }) };
      const world = { luggage: [{ ...sampleLuggage, status: 'answered' as const, answer }] };
      return (await write('luggage-answered', [told], world)).subject;
    };
    await expect(tell({ id, at: then }, after)).rejects.toThrow('nothing is left to tell');
    // What arrived here may be older than the mail, or be from before it was kept when an answer was given.
    for (const newest of [before, then, undefined]) expect(await tell({ id, at: then }, newest)).toMatch(/^Podemos/);
    // Rows of the ledger from then do not say to which request: one like it that was answered otherwise tells.
    const { package_service } = sampleLuggage;
    await expect(tell({ package_service }, after)).rejects.toThrow('nothing is left to tell');
    for (const other of [
      { package_service: itemOf('hosting') },
      { package_service, pieces: 3 },
      { package_service, outcome: 'refused' },
    ]) {
      expect(await tell(other, after)).toMatch(/^(Podemos|No se puede)/);
    }
  });

  test('the answer to luggage of a ticket that was called off is told where it is that it cannot be added', async () => {
    const package_service = itemOf('air_ticket');
    const off = [calledOff({ ...journey }, package_service), calledOff({ ...journey }, null)];
    for (const one of off) {
      const told = (outcome: string) => write('luggage-answered', [{ outcome, package_service }], { journey: one });
      expect((await told('refused')).subject).toMatch(/^No se puede agregar/);
      for (const outcome of ['accepted', 'added'])
        await expect(told(outcome)).rejects.toThrow('nothing is left to tell');
    }
  });

  test('the answer to luggage of a ticket in whose place another one came is told where it is that it cannot be added', async () => {
    const { id, package_service } = sampleLuggage;
    const ticket = recordOf('air_ticket');
    const tell = async (outcome: 'accepted' | 'refused', record: string) => {
      const answer = { outcome, at: '2030-07-01T15:00:00.000Z', record };
      const luggage = [{ ...sampleLuggage, status: 'answered' as const, answer }];
      const former = { ...ticket, id: 'record-former', package_service: null };
      const world = { luggage, records: [ticket, former] };
      return (await write('luggage-answered', [{ id, package_service, outcome }], world)).subject;
    };
    expect(await tell('accepted', ticket.id)).toMatch(/^Podemos agregar/);
    // The news of the ticket of which it was given may still be on the way here.
    expect(await tell('accepted', 'record-unknown')).toMatch(/^Podemos agregar/);
    await expect(tell('accepted', 'record-former')).rejects.toThrow('nothing is left to tell');
    expect(await tell('refused', 'record-former')).toMatch(/^No se puede agregar/);
  });

  test('the answer to luggage says in its subject what it is', async () => {
    expect((await write('luggage-answered')).subject).toMatch(
      /^Podemos agregar su equipaje: falta su pago · 2 × Equipaje de bodega \(23 kg\) \(viaje a /,
    );
    const refused = await write('luggage-answered', [{ outcome: 'refused', price_cents: null }]);
    expect(refused.subject).toMatch(/^No se puede agregar el equipaje que pidió · 2 × Equipaje de bodega/);
  });

  test.each([
    [{}, 'así le llega al viajero'],
    [{ email: null }, 'avísele por teléfono'],
    [{ email: null, phone: null }, 'no tiene correo ni teléfono registrados'],
  ])('a request for luggage says how its traveller hears of the answer: %j', async (change, said) => {
    expect((await write('luggage-requested', [change])).text).toContain(said);
  });
});
